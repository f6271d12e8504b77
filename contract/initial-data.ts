import * as z from 'zod/mini'
import { getBannerList } from './catalogue.ts'

/** The element of the page that holds what it brought along, as JSON; see docs/decisions/0040-prerendered-home-shell.md. */
export const INITIAL_DATA_ID = 'initial-data'

/** Answers that came with the page, so that home can be drawn before anything is asked for. */
export const initialData = z.object({ Banners: z.optional(getBannerList.data) })
