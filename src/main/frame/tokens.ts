import type { FrameBannerPort } from '#application/frame/frame-banner.port.ts'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import { token } from '../tokens.ts'

export const FRAME_BANNER_PORT = token<FrameBannerPort>('FrameBannerPort')
export const BANNERS_LOGIC = token<OfficeLogic['banners']>('logic banners')
