import { CODE } from '#contract/envelope.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'

/** The longest name of a file, without its suffix; in characters. */
export const MAX_NAME_LENGTH = 200

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNFIT = /[\u0000-\u001f\u007f/\\]/u

/** What would be another folder, or nothing that can be read. */
export const refuseName = (name: string): Refusal | null =>
  UNFIT.test(name) || name === '.' || name === '..'
    ? refuse(CODE.fieldError, '名称不能含有 / 和 \\，也不能只是 . 或 ..')
    : null
