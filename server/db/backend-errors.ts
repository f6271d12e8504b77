/** An error message of the database within an answer. */
export interface BackendError {
  /** ERROR, FATAL or PANIC, in whatever language the rest is. */
  readonly severity: string
  /** SQLSTATE. */
  readonly code: string
  readonly message: string
  /** Where its five letters stand in the answer. */
  readonly codeAt: number
}

const ERROR = 'E'.charCodeAt(0)
const READY = 'Z'.charCodeAt(0)
const IDLE = 'I'.charCodeAt(0)
/** Type and length. */
const HEAD = 5
/** The message that ends an answer, with the state of the transaction in its last byte. */
const READY_BYTES = 6

const errorAt = (answer: Buffer, start: number, end: number): BackendError => {
  const fields = new Map<string, { readonly text: string; readonly at: number }>()
  for (let at = start; at < end && answer[at] !== 0; ) {
    const stop = answer.indexOf(0, at + 1)
    fields.set(String.fromCharCode(answer[at] ?? 0), {
      text: answer.toString('utf8', at + 1, stop),
      at: at + 1,
    })
    at = stop + 1
  }
  const text = (letter: string) => fields.get(letter)?.text ?? ''
  return { severity: text('V'), code: text('C'), message: text('M'), codeAt: fields.get('C')?.at ?? start }
}

/** The errors among the messages of an answer of the database. */
export const errorsIn = (bytes: Uint8Array): readonly BackendError[] => {
  const answer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const errors: BackendError[] = []
  for (let at = 0; at + HEAD <= answer.length; ) {
    const next = at + 1 + answer.readUInt32BE(at + 1)
    if (answer[at] === ERROR) errors.push(errorAt(answer, at + HEAD, next))
    at = next
  }
  return errors
}

/** ReadyForQuery without an open transaction: nothing of the query is left. */
export const leavesNothingOpen = (answer: Uint8Array): boolean =>
  answer.length >= READY_BYTES &&
  answer[answer.length - READY_BYTES] === READY &&
  answer[answer.length - 1] === IDLE
