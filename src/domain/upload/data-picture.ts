import type { PictureFile } from './picture-upload.machine.ts'

const DATA = /^data:image\/(png|jpeg|gif);base64,([\w+/]+=*)$/
const SUFFIX_AT_END = /\.\w{1,5}$/

/** The picture that a `data:` address holds, with the suffix of what it is; null for anything else. */
export const pictureOfData = (data: string, name: string): PictureFile | null => {
  const [, kind = '', base64 = ''] = DATA.exec(data) ?? []
  if (kind === '' || base64.length % 4 !== 0) return null
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  return {
    name: `${name.replace(SUFFIX_AT_END, '')}.${kind === 'jpeg' ? 'jpg' : kind}`,
    content: new Blob([bytes], { type: `image/${kind}` }),
  }
}
