import { strToU8, zipSync } from 'fflate'
import { relations } from './a-workbook.ts'

const WORD = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ')
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** A Word document of these paragraphs and levels of lists, in the XML of Word. */
export const aDocument = (body: string, numbering = ''): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${TYPES}.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="${TYPES}.numbering+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(relations({ rId1: ['officeDocument', 'word/document.xml'] })),
      'word/_rels/document.xml.rels': strToU8(relations({ rId1: ['numbering', 'numbering.xml'] })),
      'word/document.xml': strToU8(
        `<w:document ${WORD}><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr></w:body></w:document>`,
      ),
      'word/numbering.xml': strToU8(`<w:numbering ${WORD}>${numbering}</w:numbering>`),
    }),
  )

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
