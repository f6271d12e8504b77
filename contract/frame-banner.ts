import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { sentText, sentTime } from './request.ts'
import { amount, bodyId, id, text, time } from './shape.ts'

const tag = '站点内容'

/** A picture of a banner is at most so many bytes: the first of them is part of everybody's first visit. */
export const BANNER_BYTES = 200_000

/** Base64 writes three bytes as four characters. */
const BANNER_CHARACTERS = Math.ceil(BANNER_BYTES / 3) * 4

/** The pictures of a banner in pixels: for a wide screen, and for a phone. */
export const BANNER_SIZES = {
  wide: { width: 1440, height: 400 },
  tall: { width: 780, height: 416 },
} as const

/** At most so many banners are kept, those of the past included. */
export const MAX_BANNERS = 30

/** A banner as the platform's administrators see it, whether it is shown or not. */
export const managedBanner = z.object({
  Id: id,
  /** Grows with every change: what is changed is what was seen. */
  RowVersion: amount,
  /** What the picture says, in words. */
  Title: text,
  ImageUrl: text,
  MobileImageUrl: text,
  /** Empty for none, an address of the app, or an outside one. */
  LinkUrl: text,
  /** Shown from then on; empty for always. */
  FromTime: time,
  /** Not shown any more from then on; empty for without an end. */
  ToTime: time,
})

/** GET getmanagedbanners (ours, R-wire-11): all banners in their order. 403 for who does not administer the platform. */
export const getManagedBanners = defineCall({
  method: 'GET',
  path: '/api/user/manage/getmanagedbanners',
  summary: '全部横幅',
  tag,
  access: 'session',
  data: z.array(managedBanner),
})

const picture = z.optional(sentText(z.minLength(4), z.maxLength(BANNER_CHARACTERS)))

/**
 * POST savebanner (ours): Id 0 for a new one, which comes last. Picture and MobilePicture are JPEGs of BANNER_SIZES in Base64, both or
 * neither; left out they stay. Times left out are none. 400 for a new one without pictures, for no such picture, an address that is
 * neither, and an end before the beginning; 403, 404; 409 where it changed since RowVersion was read and for more than MAX_BANNERS.
 */
export const saveBanner = defineCall({
  method: 'POST',
  path: '/api/user/manage/savebanner',
  summary: '保存横幅',
  tag,
  access: 'session',
  body: z.object({
    Id: bodyId,
    RowVersion: z.int(),
    Title: sentText(z.trim(), z.minLength(1), z.maxLength(60)),
    LinkUrl: sentText(z.trim(), z.maxLength(1000)),
    FromTime: z.optional(sentTime),
    ToTime: z.optional(sentTime),
    Picture: picture,
    MobilePicture: picture,
  }),
  data: z.object({ Id: id }),
})

/** POST removebanner (ours): 403, 404, 409 as for savebanner. */
export const removeBanner = defineCall({
  method: 'POST',
  path: '/api/user/manage/removebanner',
  summary: '删除横幅',
  tag,
  access: 'session',
  body: z.object({ Id: bodyId, RowVersion: z.int() }),
  data: z.boolean(),
})

/** POST orderbanners (ours): Ids names every banner, the first one first; 409 where there are others by now. */
export const orderBanners = defineCall({
  method: 'POST',
  path: '/api/user/manage/orderbanners',
  summary: '排列横幅',
  tag,
  access: 'session',
  body: z.object({ Ids: z.array(bodyId).check(z.maxLength(200)) }),
  data: z.boolean(),
})
