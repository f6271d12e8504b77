import { say } from '../runtime/console.ts'

const PAGE = '/manage/start'

/**
 * Tells who started the server how the first administrator is made. What follows the # is sent to no server and stands in no log
 * of one.
 */
export const printFirstStartLink = (port: number, secret: string): void =>
  say(
    [
      '',
      '  还没有管理员。请在浏览器中打开这个链接，建立学校和第一位管理员（只能用一次，请勿转发）：',
      '  No administrator yet. Open this link to make the school and its first administrator (once only, keep it to yourself):',
      '',
      `    http://localhost:${port}${PAGE}#${secret}`,
      '',
      '  在别的电脑上打开时，把 localhost 换成这台服务器的地址。',
      '',
    ].join('\n'),
  )
