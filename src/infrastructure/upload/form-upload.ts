import type { SendFailure } from '#application/upload/upload-transport.port.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { refusalOf, requestStore } from './object-store-request.ts'
import type { FormTarget } from './upload-target.ts'

interface FormSending {
  readonly place: FormTarget
  readonly key: string
  readonly content: Blob
}

type Condition = Readonly<Record<string, unknown>> | readonly unknown[]

/** What a policy says that a field must be: those go along as they stand in it. */
const exactFieldsOf = (policy: string): Record<string, string> => {
  try {
    const text = new TextDecoder().decode(Uint8Array.from(atob(policy), (sign) => sign.charCodeAt(0)))
    const { conditions } = JSON.parse(text) as { readonly conditions?: readonly Condition[] }
    const pairs = (conditions ?? []).flatMap((one): (readonly [string, unknown])[] => {
      if (!Array.isArray(one)) return Object.entries(one)
      const [rule, name, value] = one as readonly unknown[]
      return rule === 'eq' && typeof name === 'string' ? [[name.replace(/^\$/, ''), value]] : []
    })
    return Object.fromEntries(
      pairs.flatMap(([name, value]) =>
        typeof value === 'string' && !['bucket', 'key'].includes(name.toLowerCase()) ? [[name, value]] : [],
      ),
    )
  } catch {
    return {}
  }
}

/** The fields that name the signer, by the version that the policy was signed in. */
const signerOf = ({ dialect, accessKeyId, signature }: FormTarget, exact: Record<string, string>) => {
  const names = Object.keys(exact).map((name) => name.toLowerCase())
  if (dialect === 'oss')
    return names.includes('x-oss-credential')
      ? { 'x-oss-signature': signature }
      : { OSSAccessKeyId: accessKeyId, Signature: signature }
  return names.includes('x-amz-credential')
    ? { 'x-amz-signature': signature }
    : { AWSAccessKeyId: accessKeyId, signature }
}

/**
 * Sends a file as one form under a policy that was signed elsewhere; what breaks off begins again. No field goes along that
 * the policy does not know: a store refuses the form for it.
 */
export const uploadByForm = async (
  { place, key, content }: FormSending,
  progressed: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Result<true, SendFailure>> => {
  const exact = exactFieldsOf(place.policy)
  const token = place.dialect === 'oss' ? 'x-oss-security-token' : 'x-amz-security-token'
  const fields = {
    ...(place.securityToken === '' ? {} : { [token]: place.securityToken }),
    ...exact,
    key,
    policy: place.policy,
    ...signerOf(place, exact),
  }
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  // Stores read no field behind the file.
  body.append('file', content)
  const sent = await requestStore(
    { method: 'POST', address: `${place.address}/`, headers: {}, body },
    (bytes) => progressed(Math.min(bytes, content.size)),
    signal,
  )
  if (!sent.ok) return sent
  if (sent.value.status < 200 || sent.value.status >= 300) return failed(refusalOf(sent.value))
  progressed(content.size)
  return success(true)
}
