/** By scripts/vite/pdf-data.ts. */
declare module 'virtual:pdf-data' {
  /** The folder of character maps, fonts and decoders, with a slash at the end. */
  export const pdfDataAddress: string
}
