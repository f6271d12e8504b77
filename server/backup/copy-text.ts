const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\b': '\\b',
  '\f': '\\f',
  '\v': '\\v',
}
const UNESCAPES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ESCAPES).map(([plain, escaped]) => [escaped.slice(1), plain]),
)

const NULL = '\\N'

const escaped = (value: string): string =>
  value.replace(/[\\\t\n\r\b\f\v]/g, (character) => ESCAPES[character] ?? character)

/** A row as a line of COPY's text form, with its end. */
export const copyLine = (row: readonly (string | null)[]): string =>
  `${row.map((value) => (value === null ? NULL : escaped(value))).join('\t')}\n`

/** The values of such a line, which comes without its end. */
export const copyValues = (line: string): (string | null)[] =>
  line
    .split('\t')
    .map((word) =>
      word === NULL
        ? null
        : word.replace(/\\(.)/g, (_, character: string) => UNESCAPES[character] ?? character),
    )

const LINE_END = 0x0a

/** Lines without their ends: those inside of values are escaped, and no other character ends one. */
export const linesOf = async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of bytes) {
    const text = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let start = 0
    for (let end = text.indexOf(LINE_END); end >= 0; end = text.indexOf(LINE_END, start)) {
      yield text.toString('utf8', start, end)
      start = end + 1
    }
    rest = text.subarray(start)
  }
  if (rest.length > 0) yield rest.toString('utf8')
}
