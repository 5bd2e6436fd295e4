import { describe, expect, it } from 'vitest';
import { newMemory } from '../film-memory.ts';
import { createKindOf } from '../noun-kinds.ts';
import { pictureOfForeignLine } from './foreign-line.ts';
import { lexiconLanguages } from './lexicons.ts';

const kindOf = createKindOf();

/** What lines of a film show, the last of them: "2 dog; baker running @ a street". */
function shownBy(language: string, ...lines: readonly string[]): string {
  const memory = newMemory();
  const pictures = lines.map((whole) =>
    pictureOfForeignLine({ whole, from: 0, to: whole.length }, { language, memory, kindOf }),
  );
  const last = pictures.at(-1);
  if (last === undefined) return '';
  const { subjects, place } = last;
  const told = subjects.map(({ count, what, doing }) =>
    [count === 1 ? '' : String(count), what, doing].filter((part) => part !== '').join(' '),
  );
  return [told.join('; '), place === '' ? '' : `@ ${place}`]
    .filter((part) => part !== '')
    .join(' ');
}

type Table = Readonly<Record<string, readonly (readonly [string, string])[]>>;

const shown: Table = {
  es: [
    ['Marte tiene dos lunas.', 'mars; 2 moon'],
    ['Recoge tu tabla de surf y espera la ola.', 'surfboard; ocean wave'],
    ['Trae tu toalla, tu esterilla y una botella de agua.', 'towel; exercise mat; water bottle'],
    ['Mi hermana surfea cada domingo.', 'sister; surfboard'],
    ['Los niños rompen la piñata.', 'child; pinata'],
    ['Dos perros y una gata duermen.', '2 dog sleeping; cat sleeping'],
    ['La abuela amasa el pan en la cocina.', 'grandmother kneading bread @ a kitchen'],
    ['Los leones cazan de noche.', 'group of lions'],
    ['Una taza de café con harina de trigo.', 'coffee; flour'],
    ['La enfermera abraza a un niño.', 'female nurse hugging a boy'],
    ['Había 300 gramos de queso.', 'cheese'],
    [
      'Los niños saltan en los charcos con sus botas y paraguas.',
      'child jumping; group of puddles',
    ],
    ['Añade una pizca de sal y dos dientes de ajo.', 'salt; 2 garlic clove'],
    ['Sirve la paella con unas rodajas de limón.', 'shallow pan of food; group of lemon wedges'],
    ['La mujer lleva un paraguas rojo.', 'woman carrying an umbrella'],
    ['La bombilla gasta menos energía que una vela.', 'light bulb; candle'],
    ['El médico mira la radiografía y sonríe.', 'male doctor laughing; x-ray'],
    ['La tortuga marina nada hacia el arrecife.', 'sea turtle swimming; coral reef'],
    ['Los abuelos bailan en la plaza del pueblo.', 'group of grandparents dancing @ a square'],
    [
      'El circo llegó a la ciudad con payasos y malabaristas.',
      'group of clowns; group of jugglers; circus tent @ a town',
    ],
    ['El jardinero poda el rosal y riega las plantas.', 'male gardener pruning a tree; rose'],
    ['Los padres llevan a sus hijos al colegio.', 'group of parents; group of children @ a school'],
  ],
  fr: [
    ['Jupiter est la plus grande planète.', 'jupiter'],
    ['Elle pédale sur son vélo cargo.', 'cargo bike'],
    ['Trois chevaux courent.', '3 horse running'],
    ["L'horloge de l'église sonne.", 'wall clock; church'],
    ['La boulangère chante.', 'female baker singing'],
    ['Un bocal de miel et des gâteaux.', 'honey; group of cakes'],
    ['Dans mon cartable, il y a un cahier, un stylo et deux crayons.', 'school bag; notebook; pen'],
    ["Ajoutez une pincée de sel et deux gousses d'ail.", 'salt; 2 garlic clove'],
    ['Une femme vend des oranges au marché.', 'woman selling a tangerine @ a market'],
    ['La tortue marine nage vers le récif corallien.', 'sea turtle swimming; coral reef'],
    [
      'Mettez la table avec les verres, les assiettes et les cuillères.',
      'group of tumblers; group of plates; group of spoons',
    ],
    ["Un nouveau feu tricolore est installé devant l'école.", 'vertical traffic light; school'],
    ['Le maçon construit un mur de briques.', 'male builder constructing a wall; group of bricks'],
    ['Mamie tricote près de la fenêtre.', 'grandmother knitting'],
    ['La femme porte un panier.', 'woman carrying a basket'],
    ["Le soir, le feu d'artifice éclaire la ville.", 'fireworks'],
    ["Les pompiers ont sauvé le chaton dans l'arbre.", 'group of firefighters; kitten; tree'],
    [
      'Le père Noël a déposé les cadeaux sous le sapin de Noël.',
      'santa claus; group of gifts; christmas tree',
    ],
    ['Nous étions à la plage.', 'beach'],
  ],
  de: [
    ['Die Elster stiehlt einen Ring.', 'magpie'],
    ['Hebe den Mantel und Schlauch von der Felge.', ''],
    ['Zwei kleine Hunde schlafen.', '2 dog sleeping'],
    ['Die Bäckerin singt in der Küche.', 'female baker singing @ a kitchen'],
    ['Ein Schäferhund und ein Seehund.', 'dog; harbour seal'],
    ['Der Bienenkorb steht am Weihnachtsbaum.', 'christmas tree'],
    ['Sie trinkt eine Tasse Kaffee.', 'coffee'],
    ['Den Kindern gehören die Fahrräder.', 'group of bicycles'],
    ['Auf dem Küchentisch stehen eine Teekanne und zwei Tassen.', 'teapot; 2 teacup; table'],
    ['Mein Opa schnitzt im Schuppen.', 'grandfather carving @ a shed'],
    ['Unsere Familie fährt mit dem Wohnmobil nach Italien.', 'family; camper van'],
    ['Die Braut trägt einen Blumenstrauß.', 'bride; bouquet'],
    ['Unsere Spender haben drei neue Rollstühle bezahlt.', '3 wheelchair'],
    ['Der Feuerlöscher hängt im Flur.', 'fire extinguisher @ a hallway'],
    ['Er legt die Axt neben den Holzstapel.', 'axe'],
    ['Im Garten blühen Narzissen.', 'group of daffodils @ a garden'],
    ['Surfbrett und Badeanzug mitbringen, die Welle kommt.', 'surfboard; swimsuit; ocean wave'],
    ['Die Sanduhr läuft ab.', 'hourglass'],
    ['Die Kinder spielen Schach in der Turnhalle.', 'group of children playing chess @ a gym'],
  ],
  pt: [
    ['Três crianças dançam na praia.', '3 child dancing @ a beach'],
    ['Prancha de surf, fato de surf e a onda perfeita.', 'surfboard; wetsuit; ocean wave'],
    ['Asse o peru com batatas.', 'turkey; group of potatoes'],
    ['Os telemóveis ficam no banco.', 'group of phones'],
    ['O gelado derrete e o chá gelado espera.', 'ice cream; iced tea'],
    ['Os leões e dois caminhões.', 'group of lions; 2 truck'],
    ['A costureira costura.', 'female seamstress sewing'],
    ['Todo domingo meu avô faz feijoada para a família inteira.', 'grandfather; bean stew'],
    ['Misture a farinha, os ovos e o leite numa tigela.', 'flour; group of eggs; milk'],
    ['A tartaruga marinha nada até o recife de coral.', 'sea turtle swimming; coral reef'],
    ['Os avós dançam forró na praça.', 'group of grandparents dancing @ a square'],
    ['O menino empina pipa no campo.', 'boy; kite @ a field'],
    ['A avó faz crochê na cadeira de balanço.', 'grandmother knitting; rocking chair'],
    ['Comprei uma gravata e um guarda-chuva.', 'person buying a necktie; umbrella'],
    [
      'O circo chegou à cidade com palhaços e malabaristas.',
      'group of clowns; group of jugglers; circus tent @ a town',
    ],
    ['Minha filha toca flauta na escola.', 'daughter playing the flute @ a school'],
    ['O agricultor colhe milho e feijão.', 'male farmer harvesting; corn'],
  ],
  it: [
    ["Due gatti e l'ape sul fiore.", '2 cat; bee; flower'],
    ['Il profumo dell’aglio e della cipolla.', 'garlic; onion'],
    ['Il nonno ripara biciclette.', 'grandfather repairing a bicycle'],
    ['Il postino porta un pacco.', 'male postman carrying a parcel'],
    ["Aggiungi un pizzico di sale e due spicchi d'aglio.", 'salt; 2 garlic clove'],
    ['Una donna vende arance al mercato.', 'woman selling a tangerine @ a market'],
    ['I nonni ballano in piazza.', 'group of grandparents dancing @ a square'],
    ["C'è un semaforo nuovo davanti alla scuola.", 'vertical traffic light; school'],
    ["Il postino ha portato una lettera d'amore.", 'male postman; envelope'],
    ["I pompieri hanno salvato il gattino sull'albero.", 'group of firefighters; kitten; tree'],
    ['Il nonno gioca a scacchi con il nipotino in piazza.', 'grandfather playing chess @ a square'],
    ["La foglia cade dall'albero.", 'leaf; tree'],
    ['Metti gli occhiali da sole in valigia.', 'sunglasses; suitcase'],
    ['La bambina disegna un unicorno e un castello.', 'girl drawing; unicorn'],
  ],
  nl: [
    ['Vier katten slapen.', '4 cat sleeping'],
    ['Een hondje en twee boten.', 'dog; 2 rowing boat'],
    ['De verpleegster fietst.', 'female nurse riding a bicycle'],
    ['Op de keukentafel staan een theepot en twee kopjes.', 'teapot; 2 teacup; table'],
    ['Mijn opa zaagt planken in de schuur.', 'grandfather sawing; group of planks @ a shed'],
    ['Neem je zonnebril en je regenjas mee.', 'sunglasses; raincoat'],
    ['Het deeg moet een uur rusten.', 'dough'],
    ['De goudvis zwemt in zijn kom.', 'goldfish swimming'],
    ['De klok slaat twaalf.', 'wall clock'],
    ['In de tuin bloeien narcissen.', 'group of daffodils @ a garden'],
    ['Hij legt de bijl naast het hout.', 'axe'],
    ['De vaatwasser is stuk.', 'dishwasher'],
    ['Hang de slingers op en leg de gymmatten klaar.', 'bunting; gym mat'],
    ['De achtbaan staat stil.', 'roller coaster'],
    ['Opa schaakt op zolder.', 'grandfather playing chess @ an attic'],
  ],
  pl: [
    ['Trzy koty śpią na kanapie.', '3 cat sleeping; sofa'],
    ['Wróciłem z chlebem i serem.', 'bread; cheese'],
    ['Listonoszka śpiewa.', 'postwoman singing'],
    ['Kupiłam książki i dwa rowery.', 'person buying a book; 2 bicycle'],
    ['Na stole stoi imbryk i dwie filiżanki.', 'teapot; 2 teacup; table'],
    ['Ciasto drożdżowe musi odpocząć w misce.', 'dough; mixing bowl'],
    ['Panna młoda trzyma bukiet róż.', 'bride; rose'],
    ['Nauczycielka wyjaśnia zadanie.', 'female teacher explaining'],
    ['Kupiliśmy trzy wózki inwalidzkie.', '2 person buying; 3 wheelchair'],
    ['Latarka leży w szufladzie.', 'flashlight; drawer'],
    ['Położył siekierę obok drewna.', 'axe'],
    ['Mama piecze sernik.', 'mother baking a cake'],
    ['Święty Mikołaj przyniósł prezenty.', 'santa claus bringing a gift'],
    ['Skrzypek gra na skrzypcach.', 'violinist playing the violin'],
    ['Deska surfingowa leży na piasku.', 'surfboard; sand'],
    ['Zabierz strój kąpielowy, klapki i ręcznik.', 'swimsuit; flip flop; towel'],
    ['Guzik przyszyj nitką i igłą.', 'button; needle'],
    ['Podłącz kabel USB do tabletu.', 'usb cable; digital tablet'],
    ['Fasolę namocz na noc, a soczewicę wypłucz.', 'bean; lentil'],
  ],
  tr: [
    ['İki kedi uyuyor.', '2 cat sleeping'],
    ['Fırıncının ekmekleri taze.', 'baker; bread'],
    ['Annem bebeği kucakladı.', 'mother hugging a baby'],
    ['Köpeğe süt verdim.', 'person giving; dog; milk'],
    ['Tencereye koyun.', 'saucepan'],
    ['Masanın üstünde demlik ve iki fincan duruyor.', 'teapot; 2 teacup; table'],
    ['Şemsiyeni ve yağmurluğunu yanına al.', 'umbrella; raincoat'],
    ['Dedem ahırda ineği besliyor.', 'grandfather feeding; cow @ a stable'],
    ['Hamuru kâseye alın.', 'dough; mixing bowl'],
    ['Bağışlarınızla üç tekerlekli sandalye aldık.', '3 wheelchair'],
    ['Yılbaşı gecesi havai fişekleri izledik.', 'fireworks'],
    ['Baltayı odunların yanına koydu.', 'axe; group of logs'],
    ['El feneri çekmecede.', 'flashlight; drawer'],
    ['Simit ve çay alalım.', 'simit; tea'],
    ['Annem mutfakta çay demliyor.', 'mother making tea @ a kitchen'],
    ['Çantam nerede?', 'bag'],
    ['Sörf tahtasını kumda dene.', 'surfboard; sand'],
    ['Mayo, terlik ve havlu getirin.', 'swimsuit; slipper; towel'],
    ['Mercimeği yıkayıp süzgece alın.', 'lentil; colander'],
    ['Fren balatalarını değiştiriyoruz.', 'brake pad'],
    ['Yoğurdu bir kaba alın.', ''],
  ],
  id: [
    ['Dua ekor kucing tidur.', '2 cat sleeping'],
    ['Anak-anak menari di pantai.', 'group of children dancing @ a beach'],
    ['Bukunya ada di rumah sakit.', 'book @ a hospital'],
    ['Nenek menyimpan cincin kawinnya di dalam laci.', 'grandmother; wedding ring; drawer'],
    ['Dua ekor burung pipit membuat sarang di pohon mangga.', '2 sparrow; mango tree'],
    ['Dokter memeriksa pasien di puskesmas.', 'doctor; patient @ a clinic'],
    ['Kartu kredit dan dompet saya hilang di bandara.', 'credit card; wallet @ an airport'],
    ['Guru menggambar awan dengan krayon.', 'teacher drawing; cloud'],
    ['Ibuku memetik bunga di halaman.', 'mother picking flowers @ a courtyard'],
    ['Petani membajak sawah.', 'farmer ploughing @ a field'],
    ['Ayah menonton televisi di ruang keluarga.', 'father watching television @ a living room'],
    ['Gadis itu mengelus kucing.', 'girl stroking a cat'],
    ['Membuat teh itu mudah.', 'tea'],
  ],
  ar: [
    ['ثلاث قطط وكلب.', '3 cat; dog'],
    ['يركض الولد.', 'boy running'],
    ['شربت القهوة.', 'coffee'],
    ['المعلمة تقرأ كتابا.', 'female teacher reading a book'],
    ['جلست جدتي على الكرسي تشرب الشاي.', 'grandmother drinking tea; chair'],
    ['الدب القطبي يعيش فوق الجليد.', 'polar bear'],
    ['المعلم يشرح الدرس والطلاب يستمعون.', 'male teacher teaching a student'],
    ['زرع الفلاح أشجار الزيتون في الحقل.', 'olive tree @ a field'],
    ['دق جرس المدرسة وخرج التلاميذ.', 'bell; school'],
    ['الخباز يعجن العجين قبل الفجر.', 'male baker kneading; dough'],
    ['أمي تعد القهوة.', 'mother making coffee'],
    ['زوجتي تعد الشاي كل مساء.', 'wife making tea'],
    ['عازفة البيانو ترقص.', 'female pianist dancing'],
    ['صديقي يلعب الشطرنج.', 'male friend playing chess'],
    ['وزع المتطوعون الطعام على اللاجئين.', 'group of refugees'],
    ['كانت الغيوم فوق الجزيرة.', 'group of clouds; island'],
    ['الأطفال يلعبون في ساحة المدرسة.', 'group of children playing @ a schoolyard'],
  ],
  hi: [
    ['दो बिल्लियाँ मेज़ के नीचे सो रही हैं।', '2 cat sleeping'],
    ['दादी रसोई में आलू पका रही हैं।', 'grandmother cooking a potato @ a kitchen'],
    ['एक लाल पतंग तार पर अटकी थी।', 'kite'],
    ['चाय की दुकान खुली है।', 'shop'],
    ['किताबें खो गईं।', 'group of books'],
    ['दादाजी सुबह चाय पीते हुए अख़बार पढ़ते हैं।', 'grandfather drinking tea; newspaper'],
    ['किसान खेत में हल चला रहा है।', 'farmer ploughing @ a field'],
    ['आम के पेड़ पर तोता बैठा है।', 'parrot sitting; mango tree'],
    ['बच्चे मैदान में क्रिकेट खेल रहे हैं।', 'child playing cricket'],
    ['दुल्हन ने लाल साड़ी पहनी थी।', 'bride; sari'],
    ['रात को आसमान में चाँद और तारे चमकते हैं।', 'moon; group of stars'],
    ['नानी ने एक चिट्ठी लिखी।', 'grandmother writing a letter'],
    ['मेज़ पर गिलास, कटोरी और चम्मच हैं।', 'tumbler; bowl; spoon'],
    ['चाय बना रहे हैं।', 'tea'],
  ],
  ja: [
    ['二匹の猫が公園で走っています。', '2 cat running @ a park'],
    ['おじいさんが自転車に乗って学校へ行く。', 'grandfather riding a bicycle @ a school'],
    ['焦げたパンを売る店です。', 'bread; shop'],
    ['木の椅子が一つある。', 'chair'],
    ['祖母の庭にひまわりが咲く。', 'sunflower @ a garden'],
    [
      '雨の日に、祖母は古い傘を持って駅で待っていた。',
      'grandmother waiting; umbrella @ a train station',
    ],
    ['桜の木の下でお弁当を食べた。', 'cherry blossom; bento box'],
    ['父は毎朝コーヒーを飲みながら新聞を読む。', 'father reading; coffee'],
    ['娘がピアノを弾いています。', 'daughter playing the piano'],
    ['新幹線で京都へ行き、五重塔を見た。', 'bullet train; pagoda'],
    ['柿の木に雀がとまっている。', 'persimmon tree; sparrow'],
    ['看護師が患者さんに薬を渡す。', 'nurse; patient; medicine'],
    ['兄が野菜を切って炒めた。', 'brother cutting vegetables'],
    ['お茶を淹れる。', 'tea'],
    ['祖父は毎朝犬の散歩をします。', 'grandfather walking the dog'],
  ],
};

/** Denied, compared with, figures of speech, names, and words that only look like one. */
const empty: Readonly<Record<string, readonly string[]>> = {
  es: [
    'No hay perros aquí.',
    'Sin huevos ni leche.',
    'Fue una luna de miel.',
    'Nada es como un tren.',
    'Vino León con Rosa.',
    'Nada cambia.',
    'El banco cobra intereses.',
    'Alce la mano quien quiera hablar.',
    'Descansa en paz.',
    'Nos vemos el martes.',
    'Una ola de calor llega al casco antiguo.',
  ],
  fr: [
    'Il n’y a pas de chat.',
    'Sans lait.',
    'C’est un facteur de risque.',
    'Il a donné le feu vert au projet.',
    'Jean arrive en retard.',
    'Il la porte dans ses bras.',
    'L’énergie éolienne progresse.',
  ],
  de: [
    'Kein Hund ist da.',
    'Ohne Auto geht es.',
    'Frau Koch und Anke Fischer.',
    'Schlange stehen.',
    'Ein junge Liebe backt nicht.',
    'Unsere Bank berät Sie rund um die Uhr.',
    'Sei auf der Hut.',
  ],
  pt: [
    'Não quero gatos.',
    'Ele cobra caro.',
    'Sem ovos.',
    'Que pão duro!',
    'Recife é uma cidade linda.',
    'Machado escreveu romances.',
    'Vale a pena esperar.',
    'O Peru é um país da América do Sul.',
    'A tomada de decisão é do conselho.',
  ],
  it: [
    'Non ho cani.',
    'In bocca al lupo!',
    'Senza latte.',
    'Il tasso di interesse sale.',
    'I tassi di interesse salgono.',
    'La madre la porta a casa.',
    'L’asilo nido apre alle otto.',
  ],
  nl: [
    'Geen honden hier.',
    'Bij de kerst.',
    'Zonder melk.',
    'Wij werken de klok rond.',
    'De das van vader.',
    'Het pad op.',
    'Zij zongen hen met plezier toe.',
  ],
  pl: [
    'Nie mam psa.',
    'Mam czas.',
    'Bez mleka.',
    'To nie moja wina.',
    'Śledź nas na bieżąco.',
    'Lisa jest miła.',
    'Stek bzdur.',
  ],
  tr: [
    'Kedi yok.',
    'Kedi gelmedi.',
    'Karısı kaza yaptı.',
    'Aslan gibi.',
    'Bu ayı evde geçirdik.',
    'Yasemin geldi.',
    'Bu maçı kazandık.',
  ],
  id: ['Tidak ada kucing.', 'Tanpa susu.', 'Mata air.', 'Suku bunga bank naik.', 'Kunci sukses.'],
  ar: ['ليس عندي كلب.', 'بدون حليب.', 'عيد الأم قريب.', 'وجده هناك.', 'السلطة هنا.'],
  hi: ['यहाँ कुत्ता नहीं है।', 'दूध के बिना।', 'वह हाथी जैसा है।', 'मुश्किल की घड़ी थी।'],
  ja: [
    '犬はいません。',
    '牛乳なしで。',
    'ネコのような顔だ。',
    '亀さんが来た。',
    '駅員に聞いた。',
    'バスタオルを干す。',
  ],
};

describe('what a line of another language shows', () => {
  it('has tables for every language', () => {
    expect(Object.keys(shown).toSorted()).toEqual(lexiconLanguages.toSorted());
    expect(Object.keys(empty).toSorted()).toEqual(lexiconLanguages.toSorted());
  });

  it.each(Object.keys(shown))('names things, people and what they do in %s', (language) => {
    const table = shown[language] ?? [];
    expect(table.map(([line]) => [line, shownBy(language, line)])).toEqual(table);
  });

  it.each(Object.keys(empty))(
    'shows nothing of what %s denies, compares or only sounds like',
    (language) => {
      const lines = empty[language] ?? [];
      expect(lines.map((line) => [line, shownBy(language, line)])).toEqual(
        lines.map((line) => [line, '']),
      );
    },
  );

  it('takes a pronoun for the last person, and for nobody behind an animal', () => {
    expect(shownBy('de', 'Der Fischer kam heim.', 'Er schrieb.')).toBe('male fisherman writing');
    expect(shownBy('fr', 'Une abeille arrive.', 'Elle danse.')).toBe('');
  });

  it('knows no other language', () => {
    expect(shownBy('fi', 'Kaksi koiraa nukkuu.')).toBe('');
  });
});
