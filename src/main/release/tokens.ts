import type { StudioLogic } from '#application/app-actors.ts'
import type { ReleasePort } from '#application/release/release.port.ts'
import { token } from '../tokens.ts'

export const RELEASE_PORT = token<ReleasePort>('ReleasePort')
export const PUBLISHED_LOGIC = token<StudioLogic['published']>('logic published')
export const RELEASES_LOGIC = token<StudioLogic['releases']>('logic releases')
