import { PLATFORM_RIGHT } from '#contract/release.ts'
import { type PlatformRight, platformRightRepository } from '../modules/release/platform-right.repository.ts'
import { lostFactorRepository } from '../modules/session/lost-factor.repository.ts'
import { systemClock } from '../runtime/clock.ts'
import { failWith, say } from '../runtime/console.ts'
import { withDatabase } from './command-database.ts'

const USAGE = [
  '用法 (usage)：',
  '  npm run rights                                       列出有平台权限的人',
  '  npm run rights -- 手机号 none|reviewer|administrator  设置平台权限',
  '  npm run rights -- 手机号 no-second-factor             关闭动态码（手机和恢复码都丢了的人）',
].join('\n')

const WORDS: Readonly<Record<PlatformRight, string>> = {
  none: '没有平台权限',
  reviewer: '平台审核人',
  administrator: '平台管理员',
}

const REFUSED = {
  missing: (mobile: string) => `没有手机号是 ${mobile} 的账号`,
  none: (mobile: string) => `${mobile} 没有开启动态码`,
  last: (mobile: string) => `${mobile} 是最后一个平台管理员，请先让别人成为平台管理员`,
} as const

const NO_SECOND_FACTOR = 'no-second-factor'

const isRight = (word: string): word is PlatformRight => word in PLATFORM_RIGHT

const wordOf = (right: number): string =>
  (Object.keys(PLATFORM_RIGHT) as PlatformRight[])
    .filter((name) => PLATFORM_RIGHT[name] === right)
    .map((name) => WORDS[name])
    .join('')

/** `npm run rights`: who may do what for all schools, and giving it, while the server runs or not. */
const main = async (): Promise<void> => {
  const [mobile, right = '', ...more] = process.argv.slice(2)
  const isAsked = mobile !== undefined
  if (more.length > 0 || (isAsked && !isRight(right) && right !== NO_SECOND_FACTOR)) throw new Error(USAGE)
  await withDatabase(async ({ db }) => {
    if (isAsked && right === NO_SECOND_FACTOR) {
      const removed = await lostFactorRepository(db).remove(mobile, systemClock())
      if ('refused' in removed) throw new Error(REFUSED[removed.refused](mobile))
      say(`${removed.name}：动态码已关闭，所有设备都已退出登录`)
      return
    }
    const rights = platformRightRepository(db)
    if (isAsked && isRight(right)) {
      const given = await rights.give(mobile, right, systemClock())
      if ('refused' in given) throw new Error(REFUSED[given.refused](mobile))
      say(`${given.name}：${WORDS[right]}`)
      return
    }
    const held = await rights.list()
    if (held.length === 0) say('还没有人有平台权限')
    for (const one of held) say(`${one.name} ${one.mobile ?? ''}：${wordOf(one.right)}`)
  })
}

main().catch(failWith)
