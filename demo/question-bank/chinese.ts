import { blanks, composite, essay, judgement, multiple } from '../questions/making.ts'
import { chanceFor } from '../seed/random.ts'
import { JUNIOR_WORDS, PRIMARY_WORDS, SENIOR_WORDS, type Word } from './chinese-words.ts'
import { chineseJuniorWritten, chinesePrimaryWritten, chineseSeniorWritten } from './chinese-written.ts'
import { JUNIOR_POEMS, type Poem, PRIMARY_POEMS, SENIOR_POEMS } from './poems.ts'
import type { BankQuestion, SubjectBank } from './types.ts'
import { choose, shuffled } from './writing.ts'

const VERSION = '统编版'

/** A line to complete: now the second half, now the first. */
const completed = ({ title, author, dynasty, place, lines }: Poem, know: string): BankQuestion[] =>
  lines.map(([first, second], index) => {
    const isSecond = index % 2 === 0
    const gap = isSecond ? `“${first}，____。”` : `“____，${second}。”`
    return {
      place: `${VERSION}/${place}`,
      know,
      level: isSecond ? 17 : 18,
      question: blanks(
        `补写出下列名句的空缺部分：${gap}（${dynasty}·${author}《${title}》）`,
        [isSecond ? second : first],
        `原句是“${first}，${second}。”注意不要写错别字。`,
      ),
    }
  })

/** From which poem a line is, among others of the stage. */
const origin = (poem: Poem, all: readonly Poem[], know: string): BankQuestion[] => {
  const { title, author, dynasty, place, lines } = poem
  const chance = chanceFor(`poem ${title}`)
  const told = ({ title: its, author: who }: Poem) => `${who}《${its}》`
  const [first, second] = lines[lines.length - 1] ?? ['', '']
  const others = shuffled(chance, all)
    .filter((it) => it.title !== title)
    .map(told)
  const question = choose(
    chance,
    `“${first}，${second}”出自下列哪一篇作品？`,
    told(poem),
    others,
    `这两句出自${author}（${dynasty}）的《${title}》，${lines.length > 1 ? `同篇还有“${lines[0]?.join('，')}”` : '是其中的名句'}。`,
  )
  return question ? [{ place: `${VERSION}/${place}`, know, level: 18, question }] : []
}

/** Whose a poem is: filled in, or judged where now and then another poet is named. */
const author = (poem: Poem, index: number, all: readonly Poem[], know: string): BankQuestion => {
  const { title, author: name, dynasty, place, lines } = poem
  const [first = '', second = ''] = lines[0] ?? []
  const why = `《${title}》是${dynasty}${name}的作品，其中有“${first}，${second}”。`
  if (index % 2 === 0)
    return {
      place: `${VERSION}/${place}`,
      know,
      level: 17,
      question: blanks(`《${title}》中有名句“${first}，${second}”，它的作者是____。`, [name], why),
    }
  const others = all.map((it) => it.author).filter((it) => it !== name)
  const told = index % 4 === 1 ? name : (shuffled(chanceFor(`author ${title}`), others)[0] ?? name)
  return {
    place: `${VERSION}/${place}`,
    know,
    level: 17,
    question: judgement(`“${first}，${second}”出自${told}的《${title}》。`, told === name, why),
  }
}

/** Of each poem two questions, turn and turn about of three kinds. */
const ofPoems = (poems: readonly Poem[], know: string): BankQuestion[] =>
  poems.flatMap((poem, index) => {
    const kinds = [
      completed(poem, know).slice(0, 1),
      origin(poem, poems, know),
      [author(poem, index, poems, know)],
    ]
    // Nobody knows who wrote the songs of 诗经.
    const left = poem.author === '佚名' ? 2 : index % 3
    return kinds.filter((_, kind) => kind !== left).flat()
  })

const ofWords = (words: readonly Word[], know: string): BankQuestion[] =>
  words.flatMap(([sentence, word, meaning, others, work, place]) => {
    const chance = chanceFor(`word ${sentence}`)
    const question = choose(
      chance,
      `“${sentence}”（《${work}》）中“${word}”的意思是`,
      meaning,
      others.split('/'),
      `“${word}”在句中解释为“${meaning}”，要结合上下文理解，不能只按今义。`,
    )
    return question ? [{ place: `${VERSION}/${place}`, know, level: 19, question }] : []
  })

const at = (
  place: string,
  know: string,
  level: BankQuestion['level'],
  question: BankQuestion['question'],
) => ({
  place: `${VERSION}/${place}`,
  know,
  level,
  question,
})

export const chinesePrimary: SubjectBank = {
  subject: 'chinese',
  stage: 'primary',
  templates: [],
  written: [
    ...chinesePrimaryWritten,
    ...ofPoems(PRIMARY_POEMS, '古诗词分类'),
    ...ofWords(PRIMARY_WORDS, '小学文言文'),
    at(
      '五年级上册/第五单元/16 太阳',
      '说明方法',
      18,
      multiple(
        '“约有一百三十万个地球的体积才能抵得上一个太阳”运用的说明方法有哪些？',
        ['列数字', '作比较', '打比方', '引用'],
        'AB',
        '“一百三十万个”是具体的数字，把地球与太阳的体积相比是作比较。',
      ),
    ),
    at(
      '四年级上册/第四单元/13 精卫填海',
      '神话与寓言',
      17,
      judgement(
        '《精卫填海》选自《山海经》，精卫是炎帝的小女儿女娃所化。',
        true,
        '课文选自《山海经·北山经》，女娃游于东海，溺而不返，化为精卫。',
      ),
    ),
    at(
      '六年级下册/第三单元/8 匆匆',
      '写景与叙事',
      20,
      essay(
        '朱自清在《匆匆》里写“洗手的时候，日子从水盆里过去；吃饭的时候，日子从饭碗里过去”。请仿照这句话的写法，再写两个分句。',
        '示例：写字的时候，日子从笔尖上过去；谈天的时候，日子从笑语里过去。',
        '每个分句都是“……的时候，日子从……过去”，选身边的小事，写出时间在不知不觉中流走。',
      ),
    ),
  ],
}

export const chineseJunior: SubjectBank = {
  subject: 'chinese',
  stage: 'junior',
  templates: [],
  written: [
    ...chineseJuniorWritten,
    ...ofPoems(JUNIOR_POEMS, '诗歌情感'),
    ...ofWords(JUNIOR_WORDS, '文言实词与虚词'),
    at(
      '八年级下册/第三单元/9 桃花源记',
      '史传与奏表',
      20,
      composite(
        '文言文阅读：“土地平旷，屋舍俨然，有良田、美池、桑竹之属。阡陌交通，鸡犬相闻。其中往来种作，男女衣着，悉如外人。黄发垂髫，并怡然自乐。”（陶渊明《桃花源记》）',
        [
          blanks(
            '“屋舍俨然”的“俨然”意思是____。',
            ['整齐的样子|整齐|形容整齐'],
            '“俨然”形容房屋整整齐齐的样子，与今义“很像真的”不同。',
          ),
          judgement(
            '“黄发垂髫”分别指老人和小孩。',
            true,
            '黄发是长寿的象征，指老人；垂髫是垂下来的头发，指小孩。',
          ),
          essay(
            '这段话写出了一个怎样的社会？寄托了作者怎样的理想？',
            '写出一个环境优美、生活安乐、人人平等自足的社会；寄托作者对没有压迫、没有战乱的理想社会的向往。',
            '从环境、劳动、人的神情三方面概括，再联系作者所处的东晋末年说明理想。',
          ),
        ],
        '先疏通文意，再由景到人、由人到理想，逐层理解。',
      ),
    ),
    at(
      '八年级上册/第五单元/18 中国石拱桥',
      '说明文阅读',
      18,
      multiple(
        '“赵州桥非常雄伟，全长50.82米，两端宽9.6米，中部略窄，宽9米”一句，分析正确的有哪些？',
        [
          '运用列数字的说明方法',
          '准确地说明了赵州桥的大小',
          '“略”字体现语言的准确',
          '运用了打比方的说明方法',
        ],
        'ABC',
        '句中有具体的数字而没有比喻；“略”字从程度上限制，删去就不准确。',
      ),
    ),
    at(
      '八年级上册/第四单元/14 背影',
      '散文阅读',
      20,
      essay(
        '《背影》中作者四次写到“背影”，请说说望父买橘时那次背影描写的作用。',
        '通过对父亲蹒跚、攀、缩、倾等动作的细致描写，表现父亲为儿子买橘子的艰难和对儿子深沉的爱，也写出作者由此生出的感动与愧疚，是全文的中心。',
        '抓住动作描写，说明写了什么，再说表现了什么感情和在结构上的地位。',
      ),
    ),
  ],
}

export const chineseSenior: SubjectBank = {
  subject: 'chinese',
  stage: 'senior',
  templates: [],
  written: [
    ...chineseSeniorWritten,
    ...ofPoems(SENIOR_POEMS, '唐诗宋词鉴赏'),
    ...ofWords(SENIOR_WORDS, '论说文'),
    at(
      '必修 上册/第三单元/8 梦游天姥吟留别 登高 琵琶行并序',
      '唐诗宋词鉴赏',
      20,
      multiple(
        '关于杜甫《登高》，下列赏析恰当的有哪些？',
        [
          '首联写风、天、猿、渚、沙、鸟六种景物',
          '颔联由落木和长江写出时空的辽阔与悲凉',
          '颈联写出作者漂泊、年老、多病、孤独',
          '全诗是一首五言律诗',
        ],
        'ABC',
        '《登高》是七言律诗，八句皆对，被称为“古今七言律第一”。',
      ),
    ),
    at(
      '必修 下册/第二单元/5 雷雨（节选）',
      '戏剧冲突与台词',
      21,
      essay(
        '《雷雨》（节选）中周朴园认出鲁侍萍前后，对她的态度有怎样的变化？这反映了他怎样的性格？',
        '认出之前，他怀念“梅家小姐”，显得深情；认出之后，他严厉地质问“你来干什么”“谁指使你来的”，接着又想用钱了结。变化反映出他自私、虚伪、冷酷，把利益和名誉看得重于感情。',
        '抓住前后的台词比较，由言行的变化推出性格，注意他的怀念也有真实的一面。',
      ),
    ),
    at(
      '必修 上册/第五单元 整本书阅读《乡土中国》',
      '《乡土中国》整本书阅读',
      19,
      judgement(
        '费孝通用“差序格局”概括西方社会中人与人之间的关系。',
        false,
        '“差序格局”概括的是中国乡土社会，西方社会用的是“团体格局”。',
      ),
    ),
  ],
}
