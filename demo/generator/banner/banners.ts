import { webp } from '../media/picture.ts'
import type { Store, StoredFile } from '../output/store.ts'
import type { Studio } from '../page/browser.ts'
import { type Field, fields } from './canvas.ts'
import { fieldWork } from './field-work.ts'
import { laboratory } from './laboratory.ts'
import { reading } from './reading.ts'
import { studio as studioScene } from './studio.ts'

export interface Picture extends StoredFile {
  readonly width: number
  readonly height: number
}

export interface Banner {
  readonly key: string
  readonly desktop: Picture
  readonly mobile: Picture
}

const scenes: readonly (readonly [key: string, draw: (field: Field) => string])[] = [
  ['reading', reading],
  ['laboratory', laboratory],
  ['field-work', fieldWork],
  ['studio', studioScene],
]

const limit = 40 * 1024

export const banners = async (studio: Studio, store: Store): Promise<readonly Banner[]> => {
  const made: Banner[] = []
  for (const [key, draw] of scenes) {
    const picture = async (name: keyof typeof fields): Promise<Picture> => {
      const { width, height } = fields[name]
      const png = await studio.picture(draw(fields[name]), width, height)
      return { ...store.write(`banners/${key}-${name}.webp`, webp(png, limit)), width, height }
    }
    made.push({ key, desktop: await picture('desktop'), mobile: await picture('mobile') })
  }
  return made
}
