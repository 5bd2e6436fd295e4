import type { Domain } from '../knowledge.ts';

export const sports: Domain = {
  id: 'sports',
  mood: 'electric',
  subjects: [
    {
      name: 'sport',
      words: ['sport', 'sports', 'athlete', 'athletes', 'olympics', 'olympic', 'olympic games', 'champion', 'champions', 'championship', 'medal', 'competition', 'winning', 'coach'],
      hook: ['For over a thousand years the prize was a branch of olive. They ran for it anyway.', 'An olive wreath on a marble step'],
      beats: [
        ['The gap between gold and nothing is often a blink. They train years for that blink.', 'A sprinter in the starting blocks'],
        ['Champions rehearse with closed eyes. The brain fires as if the body moved.', 'An athlete with closed eyes in a tunnel'],
        ['A coach once counted one percent gains everywhere. Even the pillows travelled with the team.', 'A racing bicycle leaning on a wall'],
        ['Home crowds do help. They lean on referees as much as on rivals.', 'A stadium full of waving flags'],
      ],
      close: ['We do not watch to see who wins. We watch to see someone refuse to stop.', 'A lone athlete in an empty stadium'],
    },
    {
      name: 'football',
      words: ['football', 'soccer', 'messi', 'ronaldo', 'world cup', 'goalkeeper', 'premier league', 'champions league', 'penalty', 'fifa'],
      hook: ['Four billion people, one ball. No other game needs so little to begin.', 'A football on a dusty street'],
      beats: [
        ['A player covers ten kilometres or more in a match. The ball is at his feet for about two minutes.', 'A football player running on wet grass'],
        ['A penalty takes less than half a second. The keeper must guess before it is kicked.', 'A goalkeeper diving in front of a net'],
        ['Great players scan before the ball arrives. They look over the shoulder every few seconds.', 'A midfielder looking over his shoulder'],
        ['In 1914, enemies met between the trenches at Christmas. Some say a ball came out.', 'A leather ball in a snowy field'],
      ],
      close: ['It starts with two jackets for a goal. It never really becomes more than that.', 'Children playing football at sunset'],
    },
    {
      name: 'basketball',
      words: ['basketball', 'nba', 'michael jordan', 'lebron', 'kobe', 'dunk', 'stephen curry', 'baseball', 'american football', 'nfl', 'super bowl', 'hockey', 'cricket', 'rugby', 'volleyball', 'golf'],
      hook: ['Michael Jordan missed more than nine thousand shots. That is why you know his name.', 'A basketball on the rim of a hoop'],
      beats: [
        ['The first basket was for peaches. Someone had to climb up and get the ball.', 'A peach basket nailed to a gym wall'],
        ['He was left out of the school team at fifteen. He went home, and then to the gym.', 'A boy alone on a school basketball court'],
        ['The perfect shot flies in a high arc. A ball from above sees a bigger hoop.', 'A basketball flying in a high arc'],
        ['Curry warms up from the tunnel. What looks like magic has a schedule.', 'A player shooting from far on an empty court'],
      ],
      close: ['You miss all the shots you keep in your pocket. Take the next one.', 'A street basketball court at dusk'],
    },
    {
      name: 'tennis',
      words: ['tennis', 'federer', 'nadal', 'djokovic', 'serena williams', 'serena', 'wimbledon', 'badminton', 'table tennis', 'ping pong', 'padel'],
      hook: ['Federer won four matches out of five. He won only a little more than half of the points.', 'A tennis ball on a white court line'],
      beats: [
        ['So he learned to forget. The last point is gone, the next one is all there is.', 'A tennis player bouncing a ball before serve'],
        ['A serve can pass two hundred kilometres an hour. The receiver has less than half a second.', 'A tennis serve in mid-air'],
        ['The longest match took eleven hours over three days. The scoreboard gave up first.', 'A scoreboard at a grass court in evening light'],
        ['Wimbledon keeps a hawk named Rufus. He keeps the pigeons honest.', 'A hawk above a green tennis court'],
      ],
      close: ['Lose a point, keep the match. That works on most days without a racket too.', 'A tennis racket beside a net at sunset'],
    },
    {
      name: 'martial arts',
      words: ['martial arts', 'karate', 'judo', 'boxing', 'boxer', 'muhammad ali', 'bruce lee', 'mma', 'ufc', 'kung fu', 'taekwondo', 'self defense', 'self-defense', 'wrestling'],
      hook: ['Bruce Lee did not fear ten thousand kicks. He feared one kick, practised ten thousand times.', 'A martial artist kicking under a waterfall'],
      beats: [
        ['A black belt is a beginning. The word for the first degree means first step.', 'A folded black belt on a wooden floor'],
        ['Judo teaches falling first. You cannot throw until you know how to land.', 'Two judo fighters on a mat'],
        ['Ali danced because he could. The punch you slip is one you do not pay for.', 'A boxer moving in a lit ring'],
        ['The best defence is seeing it early. Most fights are won by leaving.', 'A quiet street with a person walking home'],
      ],
      close: ['The real opponent wears your shoes. Bow, and begin again.', 'A dojo in morning light with one student'],
    },
    {
      name: 'cycling',
      words: ['cycling', 'cyclist', 'bike', 'bikes', 'bicycle', 'bicycles', 'tour de france', 'mountain bike', 'skateboard', 'skateboarding', 'skiing', 'snowboarding', 'ski', 'formula 1', 'f1', 'racing'],
      hook: ['A human on a bicycle is the most efficient traveller on Earth. No bird comes close.', 'A bicycle leaning against a blue wall'],
      beats: [
        ['Riding behind someone saves about a third of your strength. Birds and cyclists share the trick.', 'A group of cyclists on a mountain road'],
        ['A bike stays up by steering into the fall. Nobody fully explained it for a century.', 'A bicycle rolling down a hill without a rider'],
        ['The first Tour de France was an advert for a newspaper. It sold rather well.', 'An old newspaper beside a racing bicycle'],
        ['Look where you want to go. The wheel follows the eyes, so never stare at the hole.', 'A mountain biker on a forest trail'],
      ],
      close: ['You do not stop riding when you get old. You get old when you stop riding.', 'An old man cycling along a canal'],
    },
  ],
};
