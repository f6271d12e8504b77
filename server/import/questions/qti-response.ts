import { qtiAttribute, qtiChild, qtiChildren, qtiName } from './qti-names.ts'
import { allIn, textIn, type XmlElement } from './xml.ts'

interface MapEntry {
  readonly key: string
  readonly value: number
  readonly caseMatters: boolean
}

/** Below and above the right number: as numbers, or in percent of it. `rounded` where both are rounded and compared. */
export interface Tolerance {
  readonly mode: 'absolute' | 'relative' | 'rounded'
  readonly below: string
  readonly above: string
}

/** What an item says of one answer: how many, of what kind, which are right. */
export interface Response {
  readonly id: string
  readonly cardinality: string
  readonly baseType: string
  readonly correct: readonly string[]
  readonly mapping: readonly MapEntry[]
  /** How far a number may be from the right one; null where it has to be equal. */
  readonly tolerance: Tolerance | null
  /** Points, where the item says them of this answer. */
  readonly score: number | null
}

const valuesIn = (element: XmlElement | undefined): readonly string[] =>
  element === undefined ? [] : qtiChildren(element, 'value').map((value) => textIn(value).trim())

const mappingIn = (declaration: XmlElement): readonly MapEntry[] => {
  const mapping = qtiChild(declaration, 'mapping')
  if (mapping === undefined) return []
  return qtiChildren(mapping, 'mapentry').map((entry) => ({
    key: qtiAttribute(entry, 'mapkey').trim(),
    value: Number(qtiAttribute(entry, 'mappedvalue')),
    caseMatters: qtiAttribute(entry, 'casesensitive') !== 'false',
  }))
}

const outcome = (item: XmlElement, id: string): XmlElement | undefined =>
  qtiChildren(item, 'outcomedeclaration').find((it) => qtiAttribute(it, 'identifier') === id)

const positive = (text: string | undefined): number | null => {
  const value = Number(text ?? Number.NaN)
  return value > 0 ? value : null
}

const mostOf = (item: XmlElement, id: string): number | null => {
  const declaration = outcome(item, id)
  return declaration === undefined ? null : positive(qtiAttribute(declaration, 'normalmaximum'))
}

/** Points for a wholly right item; null where it does not say. */
export const scoreOf = (item: XmlElement): number | null => {
  const declared = outcome(item, 'MAXSCORE')
  const byDefault = declared && qtiChild(declared, 'defaultvalue')
  return positive(valuesIn(byDefault)[0]) ?? mostOf(item, 'SCORE')
}

/** What the processing of an item says of comparing this answer. */
const toleranceOf = (item: XmlElement, id: string): Tolerance | null => {
  const processing = qtiChild(item, 'responseprocessing')
  const isAbout = (element: XmlElement) =>
    allIn(element).some((inner) => qtiName(inner) === 'variable' && qtiAttribute(inner, 'identifier') === id)
  const comparing = processing === undefined ? [] : allIn(processing).filter(isAbout)
  if (comparing.some((it) => qtiName(it) === 'equalrounded')) return { mode: 'rounded', below: '', above: '' }
  const equal = comparing.find(
    (it) => qtiName(it) === 'equal' && /^(?:absolute|relative)$/.test(qtiAttribute(it, 'tolerancemode')),
  )
  if (equal === undefined) return null
  const [below = '', above = below] = qtiAttribute(equal, 'tolerance').trim().split(/\s+/)
  const mode = qtiAttribute(equal, 'tolerancemode') === 'relative' ? 'relative' : 'absolute'
  return { mode, below, above }
}

export const responsesOf = (item: XmlElement): ReadonlyMap<string, Response> =>
  new Map(
    qtiChildren(item, 'responsedeclaration').map((declaration) => {
      const id = qtiAttribute(declaration, 'identifier')
      const response: Response = {
        id,
        cardinality: qtiAttribute(declaration, 'cardinality'),
        baseType: qtiAttribute(declaration, 'basetype'),
        correct: valuesIn(qtiChild(declaration, 'correctresponse')),
        mapping: mappingIn(declaration),
        tolerance: toleranceOf(item, id),
        score: mostOf(item, `SCORE_${id}`),
      }
      return [id, response]
    }),
  )

/** The values that are right: as declared, else those that get the most points. */
export const rightValues = ({ correct, mapping, cardinality }: Response): readonly string[] => {
  if (correct.length > 0) return correct
  const most = Math.max(0, ...mapping.map(({ value }) => value))
  const wanted = mapping.filter(({ value }) => value > 0 && (cardinality !== 'single' || value === most))
  return wanted.map(({ key }) => key)
}
