/**
 * Why a file is not shown.
 * - unsupported: no viewer for its format. tooLarge: more bytes, tooDetailed: more pixels than a browser should hold.
 * - empty: no bytes. damaged: not to be read. disguised: its content is not what its suffix says.
 * - encrypted: an office file under a password; only the program that made it opens it.
 * - unplayable: the browser has no decoder for its sound or picture.
 * - unconvertible: the server could not make something visible of it. noConverter: it can of no file, which is not the
 *   file's fault. slow: it did not in reasonable time.
 * - expired: its address held for a while and is over. missing: the server no longer has it. unreachable: no answer.
 */
export type PreviewFault =
  | 'unsupported'
  | 'tooLarge'
  | 'tooDetailed'
  | 'empty'
  | 'damaged'
  | 'disguised'
  | 'encrypted'
  | 'unplayable'
  | 'unconvertible'
  | 'noConverter'
  | 'slow'
  | 'expired'
  | 'missing'
  | 'unreachable'

const PASSING: readonly PreviewFault[] = ['slow', 'expired', 'missing', 'unreachable']

/** Trying again may help. */
export const isPassing = (fault: PreviewFault): boolean => PASSING.includes(fault)
