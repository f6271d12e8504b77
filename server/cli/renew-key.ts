import { renewInstallationKey } from '../modules/session/renew-installation-key.ts'
import { systemClock } from '../runtime/clock.ts'
import { failWith, say } from '../runtime/console.ts'
import { withDatabase } from './command-database.ts'

const USAGE = '用法 (usage)：npm run renew-key -- --yes'

const DONE = [
  '密钥已更换，请现在重新启动服务器的每个进程：在此之前它们仍用旧密钥',
  '  已经打开的页面要刷新后才能打开文件，正在进行的上传会接着传',
  '  导入名册后还没有领取的初始密码不能再看，请为这些人重置密码',
  '(the key is renewed: start every process of the server anew)',
]

/** `npm run renew-key`: a new key of the installation, when the old one may be known to others. docs/decisions/0459 */
const main = async (): Promise<void> => {
  const [yes, ...more] = process.argv.slice(2)
  if (yes !== '--yes' || more.length > 0) throw new Error(USAGE)
  await withDatabase(({ db }) => renewInstallationKey(db, systemClock()))
  for (const line of DONE) say(line)
}

main().catch(failWith)
