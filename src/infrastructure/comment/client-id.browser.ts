import type { MakeClientId } from '#application/comment/comment-draft.port.ts'

/** 128 random bits; `randomUUID` is missing where a school serves plain HTTP. */
export const randomClientId: MakeClientId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
