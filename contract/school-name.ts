import * as z from 'zod/mini'
import { sentText } from './request.ts'

/** The name of a school as it is sent, wherever one is made or renamed. */
export const schoolName = sentText(z.trim(), z.minLength(1), z.maxLength(100))
