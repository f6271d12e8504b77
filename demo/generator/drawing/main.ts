import { readFileSync } from 'node:fs'
import { type Manifest, writeManifest } from '../output/manifest.ts'
import { Store } from '../output/store.ts'
import { sweep } from '../output/sweep.ts'
import { Studio } from '../page/browser.ts'
import { drawnPictures } from './drawings.ts'

/** Draws the pictures of the question bank anew and leaves every other file of the seed as it is. */
const store = new Store(new URL('../../files', import.meta.url).pathname)
const held = JSON.parse(readFileSync(store.place('manifest.json'), 'utf8')) as Manifest
const studio = await Studio.open()
try {
  const manifest = { ...held, drawings: await drawnPictures(studio, store) }
  writeManifest(store, manifest)
  sweep(store, manifest)
  console.log(`${Object.keys(manifest.drawings).length} drawings`)
} finally {
  await studio.close()
}
