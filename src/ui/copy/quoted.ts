/** A name within a sentence, in quotation marks: none around a title that has its own, and single ones inside (GB/T 15834). */
export const quoted = (name: string): string =>
  /^《[^》]*》$/.test(name) ? name : `“${name.replaceAll('“', '‘').replaceAll('”', '’')}”`
