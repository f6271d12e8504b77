import { ContainerModule } from 'inversify'
import { providePublishingNotices } from '#application/release/publishing-notices.provide.ts'
import { providePublished, provideReleases } from '#application/release/release.provide.ts'
import { provideResourceEditor, provideVersionQueue } from '#application/release/resource-version.provide.ts'
import {
  PUBLISHED_LOGIC,
  PUBLISHING_NOTICE_PORT,
  PUBLISHING_NOTICES_LOGIC,
  RELEASE_PORT,
  RELEASES_LOGIC,
  RESOURCE_DRAFT_STORE,
  RESOURCE_EDITOR_LOGIC,
  RESOURCE_VERSION_PORT,
  VERSION_QUEUE_LOGIC,
} from './tokens.ts'

export const releaseModule = new ContainerModule(({ bind }) => {
  bind(PUBLISHED_LOGIC).toResolvedValue(providePublished, [RELEASE_PORT])
  bind(RESOURCE_EDITOR_LOGIC).toResolvedValue(provideResourceEditor, [
    RESOURCE_VERSION_PORT,
    RESOURCE_DRAFT_STORE,
  ])
  bind(VERSION_QUEUE_LOGIC).toResolvedValue(provideVersionQueue, [RESOURCE_VERSION_PORT])
  bind(RELEASES_LOGIC).toResolvedValue(provideReleases, [RELEASE_PORT])
  bind(PUBLISHING_NOTICES_LOGIC).toResolvedValue(providePublishingNotices, [PUBLISHING_NOTICE_PORT])
})
