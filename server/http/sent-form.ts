import { createHash } from 'node:crypto'

/** The content of a form in place of a body; the hash of its file distinguishes it from others under one idempotency key. */
export const sentForm = <T extends { readonly bytes: Buffer }>(form: T) => ({
  ...form,
  toJSON: () => ({ ...form, bytes: createHash('sha256').update(form.bytes).digest('base64url') }),
})
