import { createHash } from 'node:crypto'

/** What a form brought, for the place of a body: its key tells it from others by the hash of its file. */
export const sentForm = <T extends { readonly bytes: Buffer }>(form: T) => ({
  ...form,
  toJSON: () => ({ ...form, bytes: createHash('sha256').update(form.bytes).digest('base64url') }),
})
