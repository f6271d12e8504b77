import type { PageLogic } from '#application/app-actors.ts'
import type { ReleasePort } from '#application/release/release.port.ts'
import { token } from '../tokens.ts'

export const RELEASE_PORT = token<ReleasePort>('ReleasePort')
export const PUBLISHED_LOGIC = token<PageLogic['published']>('logic published')
export const RELEASES_LOGIC = token<PageLogic['releases']>('logic releases')
