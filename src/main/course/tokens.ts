import type { CourseLogic } from '#application/app-actors.ts'
import type { CoursePort } from '#application/course/course.port.ts'
import type { ReadAhead } from '#application/kernel/read-ahead.ts'
import type { CourseRef } from '#domain/course/course.machine.ts'
import type { CourseDetail } from '#domain/course/course-detail.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import { token } from '../tokens.ts'

export const COURSE_PORT = token<CoursePort>('CoursePort')
export const COURSE_READ = token<ReadAhead<CourseRef, Result<CourseDetail, Failure>>>('CourseRead')

export const COURSE_LOGIC = token<CourseLogic['course']>('logic course')
