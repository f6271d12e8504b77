import type { CourseLogic } from '#application/app-actors.ts'
import type { CoursePort } from '#application/course/course.port.ts'
import { token } from '../tokens.ts'

export const COURSE_PORT = token<CoursePort>('CoursePort')

export const COURSE_LOGIC = token<CourseLogic['course']>('logic course')
