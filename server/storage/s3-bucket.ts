import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  type MultipartUpload,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Bucket } from './bucket.ts'

export interface S3Settings {
  /** Null: Amazon's own, by region. */
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** The bucket's name stands in the path, as most stores of one's own want it, and not in the host. */
  readonly pathStyle: boolean
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

/** A bucket of any store that speaks S3; one call keeps a file of up to 5 GB, as S3 has it. */
export const s3Bucket = ({ bucket, endpoint, region, pathStyle, ...keys }: S3Settings): Bucket => {
  const client = new S3Client({
    ...(endpoint === null ? {} : { endpoint }),
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId: keys.accessKeyId, secretAccessKey: keys.secretAccessKey },
    // Stores that only look like S3 do not know the newer checksums; the signature covers the content instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  const remove = async (path: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: path }))
  }

  /** Uploads in parts that were not put together. */
  const begunBelow = async (prefix: string): Promise<readonly MultipartUpload[]> => {
    const found: MultipartUpload[] = []
    let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {}
    for (;;) {
      const page = await client.send(
        new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...after }),
      )
      found.push(...(page.Uploads ?? []))
      if (page.IsTruncated !== true) return found
      after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
    }
  }

  const list: Bucket['list'] = async (below) => {
    const found: { path: string; modified: Date }[] = []
    let ContinuationToken: string | undefined
    do {
      const asked = { Bucket: bucket, Prefix: below, ContinuationToken }
      const page = await client.send(new ListObjectsV2Command(asked))
      for (const { Key = '', LastModified = new Date() } of page.Contents ?? [])
        found.push({ path: Key, modified: LastModified })
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken !== undefined)
    return found
  }

  const abort = async ({ Key, UploadId }: MultipartUpload): Promise<void> => {
    try {
      await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }

  return {
    async put(path, { place, size, sha256 }) {
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: path,
        Body: createReadStream(place),
        ContentLength: size,
        ContentType: 'application/octet-stream',
      })
      // Signed along: the store compares what comes with it before it keeps anything.
      command.middlewareStack.add(
        (next) => async (step) => {
          const { headers } = step.request as { headers: Record<string, string> }
          headers['x-amz-content-sha256'] = sha256.toString('hex')
          return next(step)
        },
        { step: 'build', name: 'contentSha256' },
      )
      await client.send(command)
    },

    async head(path) {
      try {
        const { ContentLength, LastModified } = await client.send(
          new HeadObjectCommand({ Bucket: bucket, Key: path }),
        )
        return { size: ContentLength ?? 0, modified: LastModified ?? new Date(0) }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async read(path, range) {
      const { Body } = await client.send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: path,
          ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }),
        }),
      )
      if (!(Body instanceof Readable)) throw new Error('the object store sent no content')
      return Body
    },

    remove,

    async clear(path) {
      for (const begun of await begunBelow(path)) if (begun.Key === path) await abort(begun)
      await remove(path)
    },

    list,

    async sweep(below, before, isKept) {
      const isStray = (path = '', at = before): boolean => at < before && !isKept(path)
      const begun = (await begunBelow(below)).filter(({ Key, Initiated }) => isStray(Key, Initiated))
      for (const one of begun) await abort(one)
      const strays = (await list(below)).filter(({ path, modified }) => isStray(path, modified))
      for (const { path } of strays) await remove(path)
      return begun.length + strays.length
    },
  }
}
