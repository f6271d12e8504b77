import { pageReadingMachine } from './page-reading.ts'
import type { PracticeRecord } from './practice-record.ts'

/** 练习记录: practices and sittings, a page at a time. */
export const practiceRecordsMachine = pageReadingMachine<PracticeRecord>('practiceRecords')
