import type { ContainerModule } from 'inversify'
import { privateFileModule } from '../private-file/private-file.module.ts'
import { reviewModule } from '../review/review.module.ts'
import { schoolFileModule } from '../school-file/school-file.module.ts'
import { livePlanModule } from '../studio/live-plan.module.ts'
import { uploadModule } from '../upload/upload.module.ts'

/** Fetched with the first page of the school's own materials, or with uploads that are not done. */
export const schoolModules: readonly ContainerModule[] = [
  privateFileModule,
  reviewModule,
  schoolFileModule,
  livePlanModule,
  uploadModule,
]
