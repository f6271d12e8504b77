import { saveFile } from './save-file.ts'

/** Puts a text onto the computer of who asks for it, under this name. */
export const saveText = (name: string, text: string): void =>
  // With the mark by which editors and spreadsheets of every system know it for UTF-8.
  saveFile(name, new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }))
