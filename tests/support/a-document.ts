import { strToU8, zipSync } from 'fflate'
import { relations } from './a-workbook.ts'

const WORD = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wpg="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:w10="urn:schemas-microsoft-com:office:word"',
].join(' ')
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** A Word document of these paragraphs and levels of lists, and with this footer, in the XML of Word; its picture is `rId2`. */
export const aDocument = (body: string, numbering = '', picture?: Uint8Array, footer = ''): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${TYPES}.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="${TYPES}.numbering+xml"/><Override PartName="/word/footer1.xml" ContentType="${TYPES}.footer+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(relations({ rId1: ['officeDocument', 'word/document.xml'] })),
      'word/_rels/document.xml.rels': strToU8(
        relations({
          rId1: ['numbering', 'numbering.xml'],
          rId2: ['image', 'media/image1.png'],
          rId3: ['footer', 'footer1.xml'],
        }),
      ),
      ...(picture === undefined ? {} : { 'word/media/image1.png': picture }),
      'word/document.xml': strToU8(
        `<w:document ${WORD}><w:body>${body}<w:sectPr><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr></w:body></w:document>`,
      ),
      'word/footer1.xml': strToU8(`<w:ftr ${WORD}><w:p>${footer}</w:p></w:ftr>`),
      'word/numbering.xml': strToU8(`<w:numbering ${WORD}>${numbering}</w:numbering>`),
    }),
  )

/** A field of a document, with what was kept of its last result. */
export const aField = (instruction: string, result: string): string =>
  [
    '<w:fldChar w:fldCharType="begin"/>',
    `<w:instrText>${instruction}</w:instrText>`,
    '<w:fldChar w:fldCharType="separate"/>',
    ...(result === '' ? [] : [`<w:t>${result}</w:t>`]),
    '<w:fldChar w:fldCharType="end"/>',
  ]
    .map((inner) => `<w:r><w:rPr><w:b/></w:rPr>${inner}</w:r>`)
    .join('')

export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

const contentOf = (text: string): string => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`

/** A text box in the newer form of Word. */
export const drawnBox = (text: string): string =>
  `<w:drawing><wp:anchor><wp:positionH relativeFrom="column"><wp:posOffset>1270000</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="1905000" cy="635000"/><wp:wrapSquare wrapText="bothSides"/><a:graphic><a:graphicData uri="wps"><wps:wsp><wps:spPr><a:ln><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:ln></wps:spPr><wps:txbx>${contentOf(text)}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`

/** The same in the older form. */
export const pictBox = (text: string): string =>
  `<w:pict><v:shape style="width:150pt;height:50pt"><v:textbox>${contentOf(text)}</v:textbox></v:shape></w:pict>`

/** Both, as Word writes them: a program takes the one that it knows. */
export const doubleBox = (text: string): string =>
  `<mc:AlternateContent><mc:Choice Requires="wps">${drawnBox(text)}</mc:Choice><mc:Fallback>${pictBox(text)}</mc:Fallback></mc:AlternateContent>`

const xfrm = (left: number, top: number, width: number, height: number, inner = ''): string =>
  `<a:xfrm><a:off x="${left}" y="${top}"/><a:ext cx="${width}" cy="${height}"/>${inner}</a:xfrm>`

/** A word of a group, with a red line round it. */
const groupWord = (text: string, ...place: [number, number, number, number]): string =>
  `<wps:wsp><wps:spPr>${xfrm(...place)}<a:ln><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:ln></wps:spPr><wps:txbx>${contentOf(text)}</wps:txbx><wps:bodyPr/></wps:wsp>`

/** An arrow of a group, with a line of its own and no words. */
const groupArrow = (...place: [number, number, number, number]): string =>
  `<wps:cxnSp><wps:spPr>${xfrm(...place)}<a:prstGeom prst="straightConnector1"/><a:ln><a:solidFill><a:srgbClr val="000000"/></a:solidFill><a:tailEnd type="triangle"/></a:ln></wps:spPr></wps:cxnSp>`

/**
 * A figure of 200 by 100 points that is drawn in measures of half the size: the picture fills its left half, one word stands at its
 * right edge, an arrow crosses it, another word, in a group of its own that is drawn at a tenth, at the bottom.
 */
export const groupedFigure = (right: string, below: string): string => {
  const [width, height] = [200 * 12_700, 100 * 12_700]
  const picture = `<pic:pic><pic:blipFill><a:blip r:embed="rId2"/></pic:blipFill><pic:spPr>${xfrm(0, 0, width / 4, height / 2)}</pic:spPr></pic:pic>`
  const inner = `<wpg:grpSp><wpg:grpSpPr>${xfrm(0, height * 0.375, width / 2, height / 8, `<a:chOff x="0" y="0"/><a:chExt cx="${width / 20}" cy="${height / 80}"/>`)}</wpg:grpSpPr>${groupWord(below, 0, 0, width / 40, height / 80)}</wpg:grpSp>`
  const group = `<wpg:wgp><wpg:grpSpPr>${xfrm(0, 0, width, height, `<a:chOff x="0" y="0"/><a:chExt cx="${width / 2}" cy="${height / 2}"/>`)}</wpg:grpSpPr>${picture}${groupWord(right, width / 4, 0, width / 4, height / 8)}${groupArrow(0, 0, width / 2, height / 2)}${inner}</wpg:wgp>`
  return `<mc:AlternateContent><mc:Choice Requires="wpg"><w:drawing><wp:inline><wp:extent cx="${width}" cy="${height}"/><a:graphic><a:graphicData uri="wpg">${group}</a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict/></mc:Fallback></mc:AlternateContent>`
}

/** A box with round corners in the older form, which words go round. */
export const roundPictBox = (text: string): string =>
  `<w:pict><v:roundrect style="position:absolute;margin-left:20pt;margin-top:0;width:120pt;height:40pt;mso-position-horizontal:right" strokecolor="#0070c0 [3204]" fillcolor="#fff2cc"><v:textbox>${contentOf(text)}</v:textbox><w10:wrap type="square"/></v:roundrect></w:pict>`

/** The same figure in the older form, in measures of its own that begin at 1000. */
export const groupedPict = (right: string): string =>
  `<w:pict><v:group style="width:200pt;height:100pt" coordorigin="1000,1000" coordsize="4000,2000"><v:shape style="position:absolute;left:1000;top:1000;width:2000;height:2000"><v:imagedata r:id="rId2"/></v:shape><v:rect style="position:absolute;left:3000;top:1000;width:2000;height:500" stroked="f" filled="f"><v:textbox>${contentOf(right)}</v:textbox></v:rect></v:group></w:pict>`
