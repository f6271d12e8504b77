import type * as z from 'zod/mini'
import type { FrameBannerPort } from '#application/frame/frame-banner.port.ts'
import {
  getManagedBanners,
  type managedBanner,
  orderBanners,
  removeBanner,
  saveBanner,
} from '#contract/frame-banner.ts'
import type { ManagedBanner } from '#domain/frame/managed-banner.ts'
import { success } from '#domain/kernel/result.ts'
import { base64Of } from '../http/base64.ts'
import type { Http } from '../http/http.ts'
import { amountOf, textOf, timeOf } from '../http/wire-values.ts'

const bannerOf =
  (fileAddress: Http['fileAddress']) =>
  (it: z.output<typeof managedBanner>): ManagedBanner => {
    const imageUrl = fileAddress(textOf(it.ImageUrl))
    return {
      id: it.Id,
      rowVersion: amountOf(it.RowVersion),
      title: textOf(it.Title),
      imageUrl,
      mobileImageUrl: fileAddress(textOf(it.MobileImageUrl)) || imageUrl,
      linkUrl: textOf(it.LinkUrl),
      from: timeOf(it.FromTime),
      to: timeOf(it.ToTime),
    }
  }

/** Wire: getmanagedbanners, savebanner, removebanner, orderbanners. */
export const axiosFrameBanners = (http: Http): FrameBannerPort => ({
  banners: async (signal) => {
    const read = await http.call(getManagedBanners, {}, signal)
    return read.ok ? success(read.value.map(bannerOf(http.fileAddress))) : read
  },

  save: async ({ id, rowVersion, title, linkUrl, from, to, pictures }, signal) => {
    const body = {
      Id: id,
      RowVersion: rowVersion,
      Title: title,
      LinkUrl: linkUrl,
      ...(from !== '' && { FromTime: from }),
      ...(to !== '' && { ToTime: to }),
      ...(pictures !== null && {
        Picture: base64Of(pictures.wide),
        MobilePicture: base64Of(pictures.tall),
      }),
    }
    const done = await http.call(saveBanner, { body }, signal)
    return done.ok ? success(true) : done
  },

  remove: async ({ id, rowVersion }, signal) => {
    const done = await http.call(removeBanner, { body: { Id: id, RowVersion: rowVersion } }, signal)
    return done.ok ? success(true) : done
  },

  order: async (ids, signal) => {
    const done = await http.call(orderBanners, { body: { Ids: [...ids] } }, signal)
    return done.ok ? success(true) : done
  },
})
