import type { SentBy } from '#contract/call.ts'
import type { getAliOssSetting } from '#contract/upload.ts'
import type { DirectStore } from '../../storage/direct-store.ts'

type Place = Omit<SentBy<typeof getAliOssSetting>, 'ChunkSize' | 'MaxSize' | 'Suffixes'>

const NOWHERE = {
  PathStyle: false,
  Endpoint: '',
  Bucket: '',
  Region: '',
  Host: '',
  Dir: '',
  AccessKeyId: '',
  AccessKeySecret: '',
  SecurityToken: '',
  Policy: '',
  Signature: '',
  UploadUrl: '',
} as const

/** Uploads go through this server. */
export const toServer = ({ address, until }: { readonly address: string; readonly until: Date }): Place => ({
  ...NOWHERE,
  Provider: 'local',
  UploadUrl: address,
  Expiration: until.toISOString(),
})

/** Uploads go straight to the bucket, below a folder of the user's own. */
export const toStore = async (direct: DirectStore, folder: string): Promise<Place> => {
  const keys = await direct.keysFor(folder)
  return {
    ...NOWHERE,
    Provider: direct.provider,
    PathStyle: direct.pathStyle,
    Endpoint: direct.endpoint,
    Bucket: direct.bucket,
    Region: direct.region,
    Host: direct.host,
    Dir: folder,
    AccessKeyId: keys.accessKeyId,
    AccessKeySecret: keys.accessKeySecret,
    SecurityToken: keys.securityToken,
    Expiration: keys.until.toISOString(),
  }
}
