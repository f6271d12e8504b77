import type { FrameBannerPort, SentBanner } from '#application/frame/frame-banner.port.ts'
import type { SeenBanner } from '#domain/frame/banners.events.ts'
import { bannerFault, type ManagedBanner } from '#domain/frame/managed-banner.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { base64Of } from '../http/base64.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { frameOf } from '../memory/frame.backend.ts'
import { peopleOf } from '../memory/people.backend.ts'

const rejected = (reason: 'missing' | 'conflict' | 'invalid', message: string) =>
  failed({ kind: 'rejected', reason, message } as const)

const FORBIDDEN = failed({ kind: 'forbidden', message: '只有平台管理员可以管理横幅' } as const)
const DONE = success(true as const)

const addressOf = (picture: Uint8Array): string => `data:image/jpeg;base64,${base64Of(picture)}`

/** Banners of the demonstration; home shows those of now. */
export const memoryFrameBanners = (backend: MemoryBackend, caller: Caller): FrameBannerPort => {
  const ask = <T>(call: string, signal: AbortSignal, answer: () => Result<T, Failure>) =>
    backend.request({
      call: `frameBanners.${call}`,
      access: 'session',
      caller,
      signal,
      answer: ({ id }) => {
        const by = peopleOf(backend).find((person) => person.id === id)
        return by?.platformRight === 'administrator' ? answer() : FORBIDDEN
      },
    })
  const frame = frameOf(backend)
  const seen = ({ id, rowVersion }: SeenBanner): Result<ManagedBanner, Failure> => {
    const found = frame.banners.find((it) => it.id === id)
    if (found === undefined) return rejected('missing', '没有找到这个横幅，可能已被删除')
    return found.rowVersion === rowVersion ? success(found) : rejected('conflict', '这个横幅刚刚被别人修改过')
  }
  const save = (sent: SentBanner): Result<true, Failure> => {
    const { id, title, linkUrl, from, to, pictures } = sent
    const isNew = id === 0 && pictures !== null
    const fault = bannerFault({ ...sent, id: isNew ? -1 : id, pictures: null }, backend.now(), frame.banners)
    if (fault !== null) return rejected('invalid', '横幅填写不正确')
    const shown = pictures && {
      imageUrl: addressOf(pictures.wide),
      mobileImageUrl: addressOf(pictures.tall),
    }
    const fields = { title, linkUrl, from, to, ...shown }
    if (isNew) {
      const last = Math.max(0, ...frame.banners.map((it) => it.id))
      const made = { imageUrl: '', mobileImageUrl: '', ...fields, id: last + 1, rowVersion: 1 }
      frame.banners = [...frame.banners, made]
      return DONE
    }
    const found = seen(sent)
    if (!found.ok) return found
    const changed = { ...found.value, ...fields, rowVersion: found.value.rowVersion + 1 }
    frame.banners = frame.banners.map((it) => (it.id === id ? changed : it))
    return DONE
  }
  return {
    banners: (signal) => ask('banners', signal, () => success(frame.banners)),
    save: (banner, signal) => ask('save', signal, () => save(banner)),
    remove: (banner, signal) =>
      ask('remove', signal, () => {
        const found = seen(banner)
        if (!found.ok) return found
        frame.banners = frame.banners.filter((it) => it.id !== banner.id)
        return DONE
      }),
    order: (ids, signal) =>
      ask('order', signal, () => {
        const ordered = ids.flatMap((id) => frame.banners.find((it) => it.id === id) ?? [])
        if (new Set(ordered).size !== frame.banners.length || ids.length !== frame.banners.length)
          return rejected('conflict', '横幅刚刚有增减，请按现在的顺序再试')
        frame.banners = ordered
        return DONE
      }),
  }
}
