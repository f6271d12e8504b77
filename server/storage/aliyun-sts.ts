import { createHmac, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { KEYS_SECONDS, type ShortKeys } from './direct-store.ts'
import type { S3Settings } from './s3-bucket.ts'
import type { StsSettings } from './sts-settings.ts'

const TIMEOUT_MS = 10_000

const answer = z.object({
  Credentials: z.object({
    AccessKeyId: z.string(),
    AccessKeySecret: z.string(),
    SecurityToken: z.string(),
    Expiration: z.string(),
  }),
})

/** What a browser may do, as `s3Sts` says it. */
const policyOf = (bucket: string, folder: string): string =>
  JSON.stringify({
    Version: '1',
    Statement: [
      {
        Effect: 'Allow',
        Action: ['oss:PutObject', 'oss:AbortMultipartUpload', 'oss:ListParts'],
        Resource: [`acs:oss:*:*:${bucket}/${folder}*`],
      },
      {
        Effect: 'Allow',
        Action: ['oss:ListObjects'],
        Resource: [`acs:oss:*:*:${bucket}`],
        Condition: { StringLike: { 'oss:Prefix': [`${folder}*`] } },
      },
      { Effect: 'Allow', Action: ['oss:ListMultipartUploads'], Resource: [`acs:oss:*:*:${bucket}`] },
    ],
  })

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The parameters with the signature of Aliyun's RPC calls (HMAC-SHA1 over the sorted parameters). */
const signed = (parameters: Readonly<Record<string, string>>, secret: string): string => {
  const query = Object.entries(parameters)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const signature = createHmac('sha1', `${secret}&`)
    .update(`GET&${encode('/')}&${encode(query)}`)
    .digest('base64')
  return `${query}&Signature=${encode(signature)}`
}

/** Keys by AssumeRole of Aliyun's security token service. */
export const aliyunSts =
  ({ bucket, accessKeyId, secretAccessKey }: S3Settings, { endpoint, roleArn }: StsSettings) =>
  async (folder: string): Promise<ShortKeys> => {
    const query = signed(
      {
        Action: 'AssumeRole',
        Version: '2015-04-01',
        Format: 'JSON',
        AccessKeyId: accessKeyId,
        SignatureMethod: 'HMAC-SHA1',
        SignatureVersion: '1.0',
        SignatureNonce: randomUUID(),
        Timestamp: new Date().toISOString().replace(/\.\d+/, ''),
        RoleArn: roleArn,
        RoleSessionName: 'upload',
        DurationSeconds: String(KEYS_SECONDS),
        Policy: policyOf(bucket, folder),
      },
      secretAccessKey,
    )
    const response = await fetch(`${endpoint.replace(/\/$/, '')}/?${query}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // What it says of a refusal repeats what was signed: only its number goes into a log.
    if (!response.ok) throw new Error(`the security token service answered ${response.status}`)
    const given = z.parse(answer, await response.json()).Credentials
    return {
      accessKeyId: given.AccessKeyId,
      accessKeySecret: given.AccessKeySecret,
      securityToken: given.SecurityToken,
      until: new Date(given.Expiration),
    }
  }
