import { pathIn } from './package-files.ts'
import type { FileBeside } from './qti-body.ts'
import { qtiAttribute, qtiChildren, qtiName } from './qti-names.ts'
import { elementsIn, textIn, type XmlElement } from './xml.ts'

/** A text that a section of a test says before its items, with the files beside that test. */
export interface SharedRubric {
  readonly element: XmlElement
  readonly fileAt: FileBeside
}

const viewsOf = (rubric: XmlElement): readonly string[] =>
  qtiAttribute(rubric, 'view')
    .toLowerCase()
    .split(/\s+/)
    .filter((view) => view !== '')

/** Without a view it is for everybody. */
export const isForCandidates = (rubric: XmlElement): boolean => {
  const views = viewsOf(rubric)
  return views.length === 0 || views.includes('candidate')
}

export const isForMarkers = (rubric: XmlElement): boolean =>
  viewsOf(rubric).some((view) => /^(?:scorer|author|tutor|testconstructor)$/.test(view))

/** How to sit a test, and no part of a question. */
const isInstruction = (rubric: XmlElement): boolean =>
  /^(?:instructions|navigation|scoring)$/i.test(qtiAttribute(rubric, 'use'))

/** What stands before the stem; instructions of a test are told as lost. */
export const sharedBefore = (shared: readonly SharedRubric[], lost: string[]): readonly SharedRubric[] => {
  for (const { element } of shared) {
    const text = textIn(element).trim()
    if (isInstruction(element) && text !== '')
      lost.push(`试卷的作答说明“${text.replace(/\s+/g, ' ').slice(0, 40)}”没有导入`)
  }
  return shared.filter(({ element }) => !isInstruction(element))
}

/** By the path of each item that a test lists: what the sections around it say to candidates. */
export const rubricsInTest = (
  test: XmlElement,
  folder: string,
  fileAt: FileBeside,
): ReadonlyMap<string, readonly SharedRubric[]> => {
  const found = new Map<string, readonly SharedRubric[]>()
  const walk = (element: XmlElement, above: readonly SharedRubric[]): void => {
    const own = qtiChildren(element, 'rubricblock')
      .filter(isForCandidates)
      .map((rubric) => ({ element: rubric, fileAt }))
    const around = [...above, ...own]
    for (const child of elementsIn(element)) {
      if (qtiName(child) !== 'assessmentitemref') {
        walk(child, around)
        continue
      }
      const path = pathIn(folder, decodedPath(qtiAttribute(child, 'href')))
      if (path !== null && !found.has(path)) found.set(path, around)
    }
  }
  walk(test, [])
  return found
}

/** An address as the name of a file; what is not percent-encoded stays. */
export const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
