import { strToU8, zipSync } from 'fflate'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml'
const NAMESPACES = `xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${DOCUMENT}"`
const EMPTY_TREE =
  '<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/></p:spTree></p:cSld>'

const relations = (...entries: readonly [kind: string, target: string][]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${entries
    .map(
      ([kind, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${DOCUMENT}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/ppt/presentation.xml" ContentType="${TYPE}.presentation.main+xml"/><Override PartName="/ppt/slides/slide1.xml" ContentType="${TYPE}.slide+xml"/><Override PartName="/ppt/slideLayouts/slideLayout1.xml" ContentType="${TYPE}.slideLayout+xml"/><Override PartName="/ppt/slideMasters/slideMaster1.xml" ContentType="${TYPE}.slideMaster+xml"/></Types>`,
  '_rels/.rels': relations(['officeDocument', 'ppt/presentation.xml']),
  'ppt/presentation.xml': `<p:presentation ${NAMESPACES}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst><p:sldId id="256" r:id="rId2"/></p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
  'ppt/_rels/presentation.xml.rels': relations(
    ['slideMaster', 'slideMasters/slideMaster1.xml'],
    ['slide', 'slides/slide1.xml'],
  ),
  'ppt/slides/slide1.xml': `<p:sld ${NAMESPACES}>${EMPTY_TREE}</p:sld>`,
  'ppt/slides/_rels/slide1.xml.rels': relations(['slideLayout', '../slideLayouts/slideLayout1.xml']),
  'ppt/slideLayouts/slideLayout1.xml': `<p:sldLayout ${NAMESPACES}>${EMPTY_TREE}</p:sldLayout>`,
  'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([
    'slideMaster',
    '../slideMasters/slideMaster1.xml',
  ]),
  'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster ${NAMESPACES}>${EMPTY_TREE}<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`,
  'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations([
    'slideLayout',
    '../slideLayouts/slideLayout1.xml',
  ]),
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** A presentation of one empty slide: a converter that cannot convert it can convert none. */
export const samplePresentation = (): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(PARTS).map(([name, xml]) => [name, strToU8(HEAD + xml)])))
