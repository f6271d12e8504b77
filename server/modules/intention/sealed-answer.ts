import { createHash } from 'node:crypto'
import { openText, sealText } from '../../runtime/sealed-text.ts'

const PURPOSE = 'answer'

/** What a call is found by when it is sent again: the same key for something else is another call. */
export const digestOf = (key: string, call: string, body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([key, call, body ?? null]))
    .digest()

/** An answer may hold a first password: whoever reads the database without the client's key cannot read it. */
export const sealAnswer = (key: string, answer: string): Buffer =>
  sealText({ secret: key, purpose: PURPOSE }, answer)

/** Throws for what was not sealed with the key. */
export const openAnswer = (key: string, sealed: Buffer): string =>
  openText({ secret: key, purpose: PURPOSE }, sealed)
