/** What pupils fill in, in the notation of `notation.ts`: the sciences. */
export const SCIENCE_ANSWERS = `
physics-junior-pressure-test
增大受力面积来减小压强
2×10⁵
4×10⁸
不变~760
流速大、压强小
1200~12 N
physics-junior-electric-power-test
5 A
44 Ω
6.6×10⁵~0.18
1/4~275 W
0.05~1.8×10⁵
physics-senior-mechanical-energy-test
30 m/s
200 W~400 W
减少~增加
mgh与mv²/2~不能用gt计算
2.5R
6mg
physics-senior-work-energy-test
8－2＝6
4倍
6 m。
100－64＝36
5－4.5＝0.5
chemistry-junior-salt-test
K⁺、Na⁺、NO₃⁻、Cl⁻
沉淀、气体或水
Na₂CO₃~Ca(OH)₂。
2NaOH＋CO₂＝Na₂CO₃＋H₂O
CaCl₂~变红
36.5（g）
chemistry-junior-equation-test
4、3、2
16~64
3Fe＋2O₂ ═点燃═ Fe₃O₄
2Mg＋O₂ ═点燃═ 2MgO~未配平、漏写条件
CS₂
chemistry-senior-required-one-test
转移电子1 mol~0.5 mol
1.12 L
白色~灰绿色~红褐色
NaHCO₃。
Na₂O₂，~2Na₂O₂＋2H₂O＝4NaOH＋O₂↑
0.1 mol~2.24 L
chemistry-senior-equilibrium-test
0.1 mol/(L·min)~0.3 mol/(L·min)
气体颜色不再变化
80%
80（
放热反应
任何温度
chemistry-senior-organic-test
4种~2种
4 mol
乙醇，~乙烯。
加成、氧化、氧化、酯化（取代）
CH₂BrCH₂Br~加热水解
稀硝酸~淡黄色
biology-junior-foodweb-exam
A。
草→鼠→蛇→鹰
=
4条（草兔鹰、草鼠鹰、草鼠蛇鹰、草虫蛙蛇鹰）
鹰※，因
单向流动、逐级递减~10%～20%
biology-junior-beishida-blood-exam
血浆和血细胞~55%~90%
炎症~贫血
同型血~A型血。
弹性大~静脉瓣~一层
右心房~左心房
营养物质~氧气~尿素
biology-senior-expression-exam
RNA聚合酶~mRNA、tRNA、rRNA
5′－AUGCCG－3′~甲硫氨酸、脯氨酸
64~61~3种
300~600
核糖体
逆转录酶~RNA→DNA→RNA→蛋白质
biology-senior-energy-flow-exam
=
13.5%~20.1%
粪便量~呼吸散失、流入下一营养级、分解者利用
草※这一~不属于
100 kg~25 kg
使能量得到最有效的利用
physics-junior-average-speed-sheet
s/t~刻度尺~停表
0.25
0.20 m/s
1.2~0.33
v₂＜v₁＜v₃
偏大~偏小
physics-junior-density-sheet
水平桌面~归零~左物右码
2.7 g/cm³
密度偏大
1.1 g/cm³
体积偏小，密度偏大
相平~偏大
physics-junior-lever-sheet
支点到力的作用线的距离
水平位置~力臂并消除自重影响
F₁l₁＝F₂l₂
15 N·cm
钢丝钳~镊子、钓鱼竿~天平
力臂最长
physics-junior-series-parallel-sheet
=
处处相等~I＝I₁
=
之和~I₁＋I₂
断开~串联接入~正接线柱
避免结论的偶然性
physics-junior-bulb-power-sheet
UI~串联~阻值最大处
0.52
0.70
0.90
0.70 W~实际功率决定
不同电压下的实际功率本来就不同
physics-senior-equilibrium-sheet
重力※，再~弹力、摩擦力
F合＝0
6 N~8 N
G/cos θ~Gtan θ
先减小后增大
封闭三角形
physics-senior-newton-second-sheet
控制变量法
均匀
远小于
成正比~成反比
补偿不足~木板过高
不再远小于
physics-senior-centrifugal-sheet
圆周运动~离心运动~切线
提供的向心力不足~惯性
=
√(μgr)~20 m/s（
0※，车
physics-senior-deflection-sheet
√(2qU₀/m)
qU/(md)~l/v₀~qUl²/(2mdv₀²)
Ul²/(4dU₀)
0.5 cm~400 V
板长的中点
不计重力~要计重力
physics-senior-pendulum-sheet
4π²l/T²~5°
悬线长＋小球半径
最低点
2.01~9.77
4π²/g
偏小，g偏大~g偏小。
physics-senior-isothermal-sheet
保持温度不变
=
双曲线~过原点的直线
p₁V₁＝p₂V₂
90 cmHg
30（cm）
chemistry-junior-valence-sheet
零，~零。
Al₂O₃~Ca(OH)₂。
＋6价~＋7价~＋5价
－3价~＋5价
100。
35%
chemistry-junior-equation-calculation-sheet
写方程式并配平~列比例式求解
0.6 g
17.9
100 g~44 g
2 g~16 g~1∶8
=
chemistry-junior-co2-sheet
CaCO₃＋2HCl＝CaCl₂＋H₂O＋CO₂↑
硫酸钙微溶
氯化氢~反应太快
液面以下~向上排空气法
CO₂＋Ca(OH)₂＝CaCO₃↓＋H₂O
木条熄灭
chemistry-junior-crude-salt-sheet
加速溶解
一贴二低三靠~滤纸是否破损
防止液滴飞溅~余热
76%
溶解不充分、过滤时损失、蒸发时液滴飞溅、转移时有残留
BaCl₂之后
chemistry-senior-redox-sheet
电子转移~化合价变化
CuO※是氧~H₂※是还~2※个
2※个被
Fe³⁺＞Cu²⁺
1/4
5※ mol电~5※ mol Fe²⁺
chemistry-senior-mole-sheet
m/M~cV~气体
4.0~500 mL※容
溶解冷却、转移、洗涤
1～2 cm~胶头滴管
俯视刻度线~未冷却
未洗涤烧杯~仰视
chemistry-senior-hess-sheet
始态和终态
=
－110.5
反应物总键能－生成物总键能~－183
加倍。
只出现一次
chemistry-senior-ammonia-synthesis-sheet
放热、气体分子数减小
低温、高压
高温、高压、催化剂
700 K~催化剂活性较大
动力消耗和设备要求
1∶2.8
biology-junior-onion-lab
滴清水~展平~盖盖玻片~滴碘液染色
避免产生气泡
保持细胞原有形态~染色，~细胞核
细点~引线水平
气泡边缘黑而粗、呈圆形，用镊子轻压盖玻片会变形或移动
洋葱鳞片叶内表皮细胞不含叶绿体，它不进行光合作用
biology-junior-seed-germination
=
=
2号瓶萌发~水，~空气，~适宜温度。
完整、活的、不在休眠期
胚根~根※→~茎和叶
92%，
biology-junior-heredity-worksheet
大写字母~隐性时
1∶2∶1~3∶1
1∶1，~1∶1。
显性※，双~Aa
1/4，~3/8
隐性致病基因
biology-senior-plasmolysis-lab
液泡大且含紫色花青素
变小、颜色加深~复原
大于细胞液浓度~大于细胞壁
细胞膜、液泡膜以及两层膜之间的细胞质
失水过多已经死亡
主动吸收
biology-senior-immunity-worksheet
直接接触~辅助性T细胞
浆细胞和记忆B细胞~抗体※，抗
靶细胞
B细胞、T细胞、记忆细胞、抗体~浆细胞※不
抗原呈递细胞
记忆细胞
`
