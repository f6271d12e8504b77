import { fromPromise } from 'xstate'
import { bannersMachine } from '#domain/frame/banners.machine.ts'
import { curriculumMachine } from '#domain/frame/curriculum.machine.ts'
import { siteSettingsMachine } from '#domain/frame/site-settings.machine.ts'
import { wordsMachine } from '#domain/frame/words.machine.ts'
import { failed } from '#domain/kernel/result.ts'
import type { ChosenFiles } from '../session/chosen-files.ts'
import type { CurriculumAdminPort } from './curriculum-admin.port.ts'
import type { FrameBannerPort } from './frame-banner.port.ts'
import type { FrameWordPort } from './frame-word.port.ts'
import type { SiteSettingsPort } from './site-settings.port.ts'

const bytesOf = async (picture: Blob): Promise<Uint8Array> => new Uint8Array(await picture.arrayBuffer())

export const provideBanners = (port: FrameBannerPort, chosen: ChosenFiles) =>
  bannersMachine.provide({
    actions: {
      keepPicture: (_, file) => chosen.keep('file/banner', file),
      letGo: () => chosen.forget('file/banner'),
    },
    actors: {
      recall: fromPromise(async () => (await chosen.recall('file/banner'))?.file ?? null),
      read: fromPromise(({ signal }) => port.banners(signal)),
      save: fromPromise(async ({ input: { pictures, ...banner }, signal }) => {
        const sent =
          pictures === null
            ? null
            : { wide: await bytesOf(pictures.wide), tall: await bytesOf(pictures.tall) }
        return port.save({ ...banner, pictures: sent }, signal)
      }),
      remove: fromPromise(({ input, signal }) => port.remove(input, signal)),
      order: fromPromise(({ input, signal }) => port.order(input, signal)),
    },
  })

export const provideCurriculum = (port: CurriculumAdminPort) =>
  curriculumMachine.provide({
    actors: {
      read: fromPromise(({ input, signal }) => port.tree(input, signal)),
      act: fromPromise(async ({ input: act, signal }) =>
        act === null ? failed({ kind: 'unreachable' }) : port.act(act, signal),
      ),
    },
  })

export const provideSiteSettings = (port: SiteSettingsPort) =>
  siteSettingsMachine.provide({
    actors: {
      read: fromPromise(({ signal }) => port.read(signal)),
      save: fromPromise(({ input, signal }) => port.save(input, signal)),
    },
  })

export const provideWords = (port: FrameWordPort) =>
  wordsMachine.provide({
    actors: {
      read: fromPromise(({ input, signal }) => port.words(input, signal)),
      act: fromPromise(async ({ input: { kind, act }, signal }) =>
        act === null ? failed({ kind: 'unreachable' }) : port.act(kind, act, signal),
      ),
    },
  })
