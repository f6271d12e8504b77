import type { PublishingNoticePort } from '#application/release/publishing-notice.port.ts'
import type { providePublishingNotices } from '#application/release/publishing-notices.provide.ts'
import type { ReleasePort } from '#application/release/release.port.ts'
import type { ResourceDraftStore } from '#application/release/resource-draft.port.ts'
import type { ResourceVersionPort } from '#application/release/resource-version.port.ts'
import type { StudioLogic } from '#application/studio/studio-logic.ts'
import { token } from '../tokens.ts'

export const RELEASE_PORT = token<ReleasePort>('ReleasePort')
export const RESOURCE_VERSION_PORT = token<ResourceVersionPort>('ResourceVersionPort')
export const RESOURCE_DRAFT_STORE = token<ResourceDraftStore>('ResourceDraftStore')
export const PUBLISHED_LOGIC = token<StudioLogic['published']>('logic published')
export const RELEASES_LOGIC = token<StudioLogic['releases']>('logic releases')
export const RESOURCE_EDITOR_LOGIC = token<StudioLogic['resourceEditor']>('logic resourceEditor')
export const VERSION_QUEUE_LOGIC = token<StudioLogic['versionQueue']>('logic versionQueue')
export const PUBLISHING_NOTICE_PORT = token<PublishingNoticePort>('PublishingNoticePort')
export const PUBLISHING_NOTICES_LOGIC =
  token<ReturnType<typeof providePublishingNotices>>('logic publishingNotices')
