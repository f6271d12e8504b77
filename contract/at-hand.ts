import * as z from 'zod/mini'
import { getBannerList } from './catalogue.ts'

/** The element of the page that holds what it brought along, as JSON; see docs/decisions/0040-prerendered-home-shell.md. */
export const AT_HAND_ID = 'at-hand'

/** Answers that came with the page, so that home can be drawn before anything is asked for. */
export const atHand = z.object({ Banners: z.optional(getBannerList.data) })
