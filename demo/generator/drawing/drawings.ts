import { indexedPng } from '../media/picture.ts'
import { sorted } from '../output/manifest.ts'
import type { Store, StoredFile } from '../output/store.ts'
import type { Studio } from '../page/browser.ts'
import { arts } from './arts.ts'
import { biology } from './biology.ts'
import { chemistry } from './chemistry.ts'
import { geography } from './geography.ts'
import { math } from './math.ts'
import { mathJunior } from './math-junior.ts'
import { mathSenior } from './math-senior.ts'
import { type Drawings, sheet } from './pen.ts'
import { physics } from './physics.ts'
import { physicsSenior } from './physics-senior.ts'
import { society } from './society.ts'

const drawings: Drawings = {
  ...math,
  ...mathJunior,
  ...mathSenior,
  ...physics,
  ...physicsSenior,
  ...chemistry,
  ...biology,
  ...geography,
  ...arts,
  ...society,
}

/** Pixels for each unit of the field: sharp on a fine screen and in print. */
const FINE = 1.5

/** A drawing is smaller than this on its own paper. */
const MAX_SIZE = 16_000

const page = (drawn: string): string =>
  `<style>body{margin:0}svg{display:block;background:#fff;font-family:"Noto Sans CJK SC","Noto Sans SC",sans-serif}</style>` +
  `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width * FINE}" height="${sheet.height * FINE}" viewBox="0 0 ${sheet.width} ${sheet.height}">${drawn}</svg>`

/** Every drawing as a picture file. */
export const drawnPictures = async (
  studio: Studio,
  store: Store,
): Promise<Readonly<Record<string, StoredFile>>> => {
  const files = new Map<string, StoredFile>()
  for (const [key, drawn] of Object.entries(drawings)) {
    const fine = await studio.picture(page(drawn), sheet.width * FINE, sheet.height * FINE)
    files.set(key, store.write(`drawings/${key}.png`, indexedPng(fine, MAX_SIZE)))
  }
  return sorted(files)
}
