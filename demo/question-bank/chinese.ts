import { blanks, composite, essay, judgement, multiple } from '../questions/making.ts'
import { chanceFor } from '../seed/random.ts'
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

/** Sentence with the word in brackets, what the word means, where it is from. */
type Word = readonly [sentence: string, word: string, meaning: string, work: string, place: string]

const ofWords = (words: readonly Word[], know: string): BankQuestion[] =>
  words.flatMap(([sentence, word, meaning, work, place]) => {
    const chance = chanceFor(`word ${sentence}`)
    const others = shuffled(chance, words).map(([, , its]) => its)
    const question = choose(
      chance,
      `“${sentence}”（《${work}》）中“${word}”的意思是`,
      meaning,
      others,
      `“${word}”在句中解释为“${meaning}”，要结合上下文理解，不能只按今义。`,
    )
    return question ? [{ place: `${VERSION}/${place}`, know, level: 19, question }] : []
  })

const JUNIOR_WORDS: readonly Word[] = [
  ['学而时习之，不亦说乎', '说', '同“悦”，愉快', '论语', '七年级上册/第三单元/12 《论语》十二章'],
  ['温故而知新，可以为师矣', '故', '学过的知识', '论语', '七年级上册/第三单元/12 《论语》十二章'],
  ['非淡泊无以明志', '明', '明确、坚定', '诫子书', '七年级上册/第四单元/16 诫子书'],
  ['一狼洞其中', '洞', '挖洞', '狼', '七年级上册/第五单元/20 狼'],
  ['止增笑耳', '止', '只、仅', '狼', '七年级上册/第五单元/20 狼'],
  ['略无阙处', '阙', '同“缺”，空缺', '三峡', '八年级上册/第三单元/10 三峡'],
  ['虽乘奔御风，不以疾也', '奔', '飞奔的马', '三峡', '八年级上册/第三单元/10 三峡'],
  ['念无与为乐者', '念', '考虑、想到', '记承天寺夜游', '八年级上册/第三单元/11 短文二篇'],
  ['急湍甚箭，猛浪若奔', '湍', '急流', '与朱元思书', '八年级上册/第三单元/12 与朱元思书'],
  ['富贵不能淫', '淫', '使惑乱、使迷惑', '富贵不能淫', '八年级上册/第六单元/23 《孟子》三章'],
  ['惩山北之塞', '惩', '苦于', '愚公移山', '八年级上册/第六单元/24 愚公移山'],
  ['阡陌交通，鸡犬相闻', '交通', '交错相通', '桃花源记', '八年级下册/第三单元/9 桃花源记'],
  ['率妻子邑人来此绝境', '绝境', '与世隔绝的地方', '桃花源记', '八年级下册/第三单元/9 桃花源记'],
  ['佁然不动，俶尔远逝', '俶尔', '忽然', '小石潭记', '八年级下册/第三单元/10 小石潭记'],
  ['策之不以其道', '策', '用鞭子打', '马说', '八年级下册/第六单元/23 马说'],
  ['越明年，政通人和', '越', '到了', '岳阳楼记', '九年级上册/第三单元/11 岳阳楼记'],
  ['先天下之忧而忧', '先', '在……之前', '岳阳楼记', '九年级上册/第三单元/11 岳阳楼记'],
  ['醉翁之意不在酒', '意', '意趣、情趣', '醉翁亭记', '九年级上册/第三单元/12 醉翁亭记'],
  ['湖中焉得更有此人', '焉得', '哪能', '湖心亭看雪', '九年级上册/第三单元/13 湖心亭看雪'],
  ['所欲有甚于生者', '甚', '超过、胜过', '鱼我所欲也', '九年级下册/第三单元/9 鱼我所欲也'],
  ['小大之狱，虽不能察', '狱', '案件', '曹刿论战', '九年级下册/第六单元/20 曹刿论战'],
  ['能谤讥于市朝', '谤讥', '公开指责', '邹忌讽齐王纳谏', '九年级下册/第六单元/21 邹忌讽齐王纳谏'],
  ['先帝不以臣卑鄙', '卑鄙', '社会地位低微，见识短浅', '出师表', '九年级下册/第六单元/23 出师表'],
]

const SENIOR_WORDS: readonly Word[] = [
  ['君子博学而日参省乎己', '参', '验、检查', '劝学', '必修 上册/第六单元/10 劝学 师说'],
  ['假舆马者，非利足也', '假', '借助、利用', '劝学', '必修 上册/第六单元/10 劝学 师说'],
  ['师者，所以传道受业解惑也', '受', '同“授”，传授', '师说', '必修 上册/第六单元/10 劝学 师说'],
  ['吾从而师之', '师', '以……为师', '师说', '必修 上册/第六单元/10 劝学 师说'],
  ['纵一苇之所如', '如', '往、到', '赤壁赋', '必修 上册/第七单元/16 赤壁赋 登泰山记'],
  [
    '依乎天理',
    '天理',
    '牛体的自然结构',
    '庖丁解牛',
    '必修 下册/第一单元/1 子路、曾皙、冉有、公西华侍坐 齐桓晋文之事 庖丁解牛',
  ],
  ['夜缒而出', '缒', '用绳子拴着从上往下送', '烛之武退秦师', '必修 下册/第一单元/2 烛之武退秦师'],
  ['籍何以至此', '何以', '凭什么、怎么', '鸿门宴', '必修 下册/第一单元/3 鸿门宴'],
  ['项伯杀人，臣活之', '活', '使……活', '鸿门宴', '必修 下册/第一单元/3 鸿门宴'],
  ['赂秦而力亏', '亏', '亏损、削弱', '六国论', '必修 下册/第八单元/16 阿房宫赋 六国论'],
  ['后人哀之而不鉴之', '鉴', '以……为鉴', '阿房宫赋', '必修 下册/第八单元/16 阿房宫赋 六国论'],
  ['臣以险衅，夙遭闵凶', '夙', '早、幼年时', '陈情表', '选择性必修 下册/第三单元/9 陈情表 项脊轩志'],
]

const PRIMARY_WORDS: readonly Word[] = [
  ['群儿戏于庭', '庭', '庭院', '司马光', '三年级上册/第八单元/24 司马光'],
  ['光持石击瓮破之', '持', '拿着', '司马光', '三年级上册/第八单元/24 司马光'],
  ['溺而不返', '溺', '溺水、淹没', '精卫填海', '四年级上册/第四单元/13 精卫填海'],
  ['诸儿竞走取之', '走', '跑', '王戎不取道旁李', '四年级上册/第八单元/25 王戎不取道旁李'],
  ['敏而好学，不耻下问', '敏', '聪敏', '古人谈读书', '五年级上册/第八单元/25 古人谈读书'],
  ['伯牙破琴绝弦', '绝', '断绝', '伯牙鼓琴', '六年级上册/第七单元/22 文言文二则'],
  ['使弈秋诲二人弈', '诲', '教导', '学弈', '六年级下册/第五单元/14 文言文二则'],
  ['孰为汝多知乎', '汝', '你', '两小儿辩日', '六年级下册/第五单元/14 文言文二则'],
]

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
