import { expect, it } from 'vitest'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'

/** One red point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** `PictureUploadPort`. R-comment-2. */
export const pictureUploadContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: pictures for a text`, make, (fresh) => {
    const upload = async (fileName: string, content: Blob) => {
      const backend = fresh()
      await enter(backend, '13900000001')
      return backend.ports.pictureUpload.upload({ name: fileName, content }, () => undefined, noAbort())
    }

    it('can be shown from where they went', async () => {
      const answer = await upload('板书 一.png', new Blob([PNG], { type: 'image/png' }))
      expect(answer).toEqual({
        ok: true,
        value: {
          address: expect.stringMatching(/^(?:https?:|data:image\/png)/) as unknown,
          name: '板书 一.png',
          width: expect.any(Number) as unknown,
          height: expect.any(Number) as unknown,
        },
      })
    })

    it('are known for its own from then on, and those of another page are not', async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      const { pictureUpload } = backend.ports
      const picture = { name: '板书.png', content: new Blob([PNG], { type: 'image/png' }) }
      const answer = await pictureUpload.upload(picture, () => undefined, noAbort())
      const address = answer.ok ? answer.value.address : ''
      expect([address, 'https://pictures.example/a.png', ''].map((one) => pictureUpload.isOwn(one))).toEqual([
        true,
        false,
        false,
      ])
    })

    it('of a site that the school does not name are refused in words', async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      const source = { name: '图.png', outside: 'http://pictures.example/a.png' }
      expect(await backend.ports.pictureUpload.upload(source, () => undefined, noAbort())).toEqual({
        ok: false,
        failure: {
          kind: 'rejected',
          reason: 'invalid',
          message: '这个网站的图片不能直接取用，请先存到本机再插入',
        },
      })
    })

    it('are refused in words when they are none', async () => {
      expect(await upload('教案.docx', new Blob(['no picture']))).toEqual({
        ok: false,
        failure: { kind: 'rejected', reason: 'refused', message: '只能上传 jpg、jpeg、png、gif 格式的文件' },
      })
    })
  })
