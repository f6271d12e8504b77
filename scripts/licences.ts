import { isAllowed, readShipped } from './support/licences.ts'

/** `npm run licences`: every package that goes to a school, with its licence; fails for one that is not on the short list. */
export const main = (): void => {
  const shipped = readShipped()
  for (const { name, version, licence } of shipped)
    console.log(`${licence || '?'}\t${name}@${version}${isAllowed(licence) ? '' : '\tnot allowed'}`)
  const wrong = shipped.filter(({ licence }) => !isAllowed(licence))
  console.log(`${shipped.length} packages, ${wrong.length} with a licence that is not allowed`)
  if (wrong.length > 0) process.exitCode = 1
}
