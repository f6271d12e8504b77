import { decodeText } from './decode-text.ts'
import {
  compositeQuestion,
  type DraftPart,
  type DraftPicture,
  type DraftQuestion,
  draftQuestion,
  FileRefusal,
  refuseItem,
} from './draft.ts'
import { BLANK, questionWithGaps } from './gap-stem.ts'
import { matchQuestion, type Pair } from './matching.ts'
import { type Answerable, type FileBeside, isPartBlock, qtiBody } from './qti-body.ts'
import { interactionsWith } from './qti-interactions.ts'
import { qtiAttribute, qtiChild, qtiChildren, qtiName } from './qti-names.ts'
import { responsesOf, scoreOf } from './qti-response.ts'
import { isForCandidates, isForMarkers, type SharedRubric, sharedBefore } from './qti-rubric.ts'
import { isEmptyHtml, joined } from './text-format.ts'
import { allIn, parseXml, type XmlElement } from './xml.ts'

interface Body {
  readonly html: string
  readonly found: readonly Answerable[]
}

const partsOfPairs = (stem: string, pairs: readonly Pair[]): readonly DraftPart[] =>
  matchQuestion(stem, pairs, {}).parts.map((part) => ({ ...part, stem: joined(stem, part.stem) }))

/** Null where one of them does not say. */
const pointsOfGaps = (gaps: readonly DraftPart[]): number | null => {
  const sum = gaps.reduce<number | null>(
    (all, { score }) => (all === null || score === null ? null : all + score),
    0,
  )
  return sum === null ? null : Math.round(sum * 1e4) / 1e4
}

/** One part of a composite question: its block of text with what is answered in it. */
const partOfBlock = ({ html, found }: Body): DraftPart => {
  const [only] = found
  if (only?.kind === 'block' && found.length === 1)
    return { ...only.part, stem: joined(html.trim(), only.part.stem) }
  const gaps = found.flatMap((it) => (it.kind === 'gap' && it.part.kind === 'blanks' ? [it.part] : []))
  const [first] = gaps
  if (first === undefined || gaps.length !== found.length) return refuseItem('小题里又有几种作答方式')
  return {
    ...first,
    stem: html.trim(),
    answers: gaps.flatMap(({ answers }) => answers),
    score: pointsOfGaps(gaps),
  }
}

const isBlankText = (html: string): boolean => html.replace(/<[^>]*>|\s/g, '') === BLANK

const numberedParts = (found: readonly Answerable[]): readonly DraftPart[] =>
  found.flatMap((it, index) => {
    if (it.kind === 'pairs') return partsOfPairs(it.stem, it.pairs)
    const stem = it.part.stem === '' ? `第 ${index + 1} ${it.kind === 'gap' ? '空' : '题'}` : it.part.stem
    return [{ ...it.part, stem }]
  })

type About = Pick<DraftQuestion, 'title' | 'pictures' | 'score' | 'analysis'>

const assembled = ({ html, found }: Body, about: About, lost: string[]): DraftQuestion => {
  const [only] = found
  const stem = html.trim()
  if (only === undefined) return refuseItem('没有作答的地方')
  if (found.length === 1 && only.kind === 'pairs')
    return matchQuestion(joined(stem, only.stem), only.pairs, about)
  if (found.length === 1 && only.kind === 'block')
    return draftQuestion(
      { ...only.part, ...about, stem: joined(stem, only.part.stem), score: about.score ?? only.part.score },
      about,
    )
  if (found.every((it) => it.kind === 'gap')) {
    const parts = found.map(({ part }) => part)
    const text = isBlankText(stem) ? '' : stem
    return questionWithGaps(
      text,
      parts,
      { ...about, ...(about.score === null ? {} : { score: about.score }) },
      lost,
    )
  }
  return compositeQuestion(stem, numberedParts(found), about)
}

const withoutBlocks = (body: XmlElement): XmlElement => ({
  ...body,
  children: body.children.filter((child) => typeof child === 'string' || !isPartBlock(child)),
})

/** Whether points are given by more than comparing with the right answer. */
const hasOwnProcessing = (item: XmlElement): boolean => {
  const processing = qtiChild(item, 'responseprocessing')
  if (processing === undefined || qtiAttribute(processing, 'template') !== '') return false
  return allIn(processing).some((it) =>
    /^(?:customoperator|mapresponsepoint|inside|random|substring|patternmatch|product|divide|stringmatch)$/.test(
      qtiName(it),
    ),
  )
}

const refuseUnknown = (item: XmlElement): void => {
  if (qtiName(item) !== 'assessmentitem') throw new FileRefusal('这不是一道 QTI 试题')
  const isRandom =
    qtiChildren(item, 'templatedeclaration').length > 0 || qtiChild(item, 'templateprocessing') !== undefined
  if (isRandom) refuseItem('带随机参数的题，题库里的题每次都一样')
}

/** What is said about answers, beside the body: markers' notes and feedback. */
const saidAbout = (item: XmlElement, html: (element: XmlElement) => string) => {
  const rubrics = allIn(item).filter((it) => qtiName(it) === 'rubricblock')
  const forMarkers = rubrics.filter((it) => !isForCandidates(it) && isForMarkers(it))
  const feedback = allIn(item).filter((it) => /^(?:modalfeedback|feedbackblock)$/.test(qtiName(it)))
  const named = (it: XmlElement) => ({
    of: qtiAttribute(it, 'identifier') || qtiAttribute(it, 'class'),
    html: html(it).trim(),
  })
  return {
    references: forMarkers.map(named),
    forAll: rubrics.filter(isForCandidates).map((it) => html(it).trim()),
    remarks: feedback.map(named).filter((it) => !isEmptyHtml(it.html)),
  }
}

const withReferences = (
  parts: readonly DraftPart[],
  references: readonly { of: string; html: string }[],
): readonly DraftPart[] =>
  parts.map((part, index) => {
    if (part.kind !== 'essay' || (part.answers[0]?.[0] ?? '') !== '') return part
    const own = references.filter(({ of }) => of === `answer-${index + 1}` || !/^answer-\d+$/.test(of))
    return { ...part, answers: [[joined(...own.map(({ html }) => html))]] }
  })

/** The texts that an item shares with others, each in a file of its own. */
const stimuliOf = (
  item: XmlElement,
  fileAt: FileBeside,
  htmlOf: (body: XmlElement, beside: FileBeside) => string,
): readonly string[] =>
  qtiChildren(item, 'assessmentstimulusref').map((reference) => {
    const href = qtiAttribute(reference, 'href')
    const file = fileAt(href)
    if (file === null) return refuseItem(`共用的材料“${href.split('/').at(-1) ?? href}”不在文件里`)
    const body = qtiChild(parseXml(decodeText(file.bytes)), 'stimulusbody')
    return body === undefined ? refuseItem('共用的材料读不出来') : htmlOf(body, file.beside).trim()
  })

/**
 * One assessment item of QTI 2.x or 3.0. `fileAt` has the files that lie beside it; `shared` is what the sections of its test
 * say before it.
 */
export const readQtiItem = (
  text: string,
  fileAt: FileBeside,
  lost: string[],
  shared: readonly SharedRubric[] = [],
): DraftQuestion => {
  const item = parseXml(text)
  refuseUnknown(item)
  const body = qtiChild(item, 'itembody') ?? refuseItem('没有题干')
  const pictures = new Map<string, DraftPicture>()
  const read = interactionsWith(responsesOf(item), lost)
  const readBody = (element: XmlElement, beside = fileAt): Body => {
    const { html, found } = qtiBody({ read, fileAt: beside, pictures })
    return { html: html(element), found }
  }
  const blocks = body.children
    .filter((child) => typeof child !== 'string')
    .filter(isPartBlock)
    .map((block) => readBody(block))
  const main = readBody(withoutBlocks(body))
  const { references, forAll, remarks } = saidAbout(item, (element) => readBody(element).html)
  if (hasOwnProcessing(item)) lost.push('它自己的评分规则没有导入，按本平台的规则计分')
  const partRemark = (index: number) =>
    remarks.filter(({ of }) => of === `part-${index + 1}`).map(({ html }) => html)
  const general = remarks.filter(({ of }) => !/^part-\d+$/.test(of)).map(({ html }) => html)
  if (new Set(general).size > 1) lost.push('按作答情况分别显示的反馈一起放进了解析')
  const about: About = {
    title: qtiAttribute(item, 'title'),
    pictures,
    score: scoreOf(item),
    analysis: joined(...new Set(general)),
  }
  const stimuli = stimuliOf(item, fileAt, (element, beside) => readBody(element, beside).html)
  const before = sharedBefore(shared, lost).map(({ element, fileAt: beside }) =>
    readBody(element, beside).html.trim(),
  )
  const stem = joined(...before, ...stimuli, ...forAll, main.html.trim())
  const question =
    blocks.length > 0
      ? compositeQuestion(stem, blocks.map(partOfBlock), about)
      : assembled({ ...main, html: stem }, about, lost)
  if (question.kind !== 'composite') {
    const [own] = withReferences([{ ...question, kind: question.kind }], references)
    return {
      ...question,
      ...own,
      analysis: joined(about.analysis, question.analysis === about.analysis ? '' : question.analysis),
    }
  }
  const parts = withReferences(question.parts, references)
  return {
    ...question,
    parts: parts.map((part, index) => ({ ...part, analysis: joined(part.analysis, ...partRemark(index)) })),
  }
}
