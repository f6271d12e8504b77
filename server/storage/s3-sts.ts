import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts'
import { KEYS_SECONDS, type ShortKeys } from './direct-store.ts'
import type { S3Settings } from './s3-bucket.ts'
import type { StsSettings } from './sts-settings.ts'

/**
 * What a browser may do: bring objects into one folder, in parts, and see what of them is there. Stores know no condition by
 * prefix for listing uploads in parts: names of others' uploads are shown, nothing can be done with them.
 */
const policyOf = (bucket: string, folder: string): string =>
  JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Action: ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
        Resource: [`arn:aws:s3:::${bucket}/${folder}*`],
      },
      {
        Effect: 'Allow',
        Action: ['s3:ListBucket'],
        Resource: [`arn:aws:s3:::${bucket}`],
        Condition: { StringLike: { 's3:prefix': [`${folder}*`] } },
      },
      { Effect: 'Allow', Action: ['s3:ListBucketMultipartUploads'], Resource: [`arn:aws:s3:::${bucket}`] },
    ],
  })

/** Keys by AssumeRole, as Amazon, MinIO and most S3-compatible stores answer it. */
export const s3Sts = (
  { bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  { endpoint, roleArn }: StsSettings,
) => {
  const client = new STSClient({ endpoint, region, credentials: { accessKeyId, secretAccessKey } })
  return async (folder: string): Promise<ShortKeys> => {
    const { Credentials: given } = await client.send(
      new AssumeRoleCommand({
        RoleArn: roleArn,
        RoleSessionName: 'upload',
        DurationSeconds: KEYS_SECONDS,
        Policy: policyOf(bucket, folder),
      }),
    )
    if (!given?.AccessKeyId || !given.SecretAccessKey || !given.SessionToken || !given.Expiration)
      throw new Error('the security token service gave no keys')
    return {
      accessKeyId: given.AccessKeyId,
      accessKeySecret: given.SecretAccessKey,
      securityToken: given.SessionToken,
      until: given.Expiration,
    }
  }
}
