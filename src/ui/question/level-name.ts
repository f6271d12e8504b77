import { DIFFICULTY_LEVELS } from '#domain/question/bank-query.ts'
import { bankCopy } from '../copy/bank-copy.ts'

/** 容易 … 困难; '' for what is no such level. */
export const levelName = (level: number): string => bankCopy.levels[DIFFICULTY_LEVELS.indexOf(level)] ?? ''
