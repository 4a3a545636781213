// The situation of who is asked: what is the case, with names and numbers, and what to do.
import type { Desk } from '../../desk';
import type { Situation } from '../../stage/beat';
import type { Told } from '../../words/speaker';
import { nearestFoe } from './fight';
import { gap, spoken, standing } from './plane';
import { seatOf, type View, viewOf } from './view';

export function situation(desk: Desk, told: Told): Situation | null {
  const view = viewOf(told);
  const { question, speaker } = desk;
  if (!question) return null;
  const todo = speaker.question(question);
  const say = (key: string, facts = {}): string => speaker.say(`skirmish-web-now-${key}`, facts);
  switch (question.asks) {
    case 'GiveToken':
      return { now: say(view.bag.token ?? 'commoner'), todo };
    case 'ChooseAction':
    case 'FreeMove':
    case 'FreeCharge':
      return { ...nearness(view, question.unit as number, desk), todo };
    case 'DeployUnit':
      return { now: say('deploy'), todo };
    case 'NerveOrder':
      return { now: say('nerve', { count: view.testing.length }), todo };
    default:
      return { todo };
  }
}

/** Who is the nearest enemy, and how far. */
function nearness(view: View, number: number, { speaker }: Desk): { now?: string } {
  const figures = view.units.filter(standing);
  const unit = figures.find((each) => each.unit === number);
  const foe = unit && nearestFoe(unit, figures);
  if (!unit || !foe) return {};
  return {
    now: speaker.say('skirmish-web-now-near', {
      foe: speaker.unit(foe.unit),
      far: spoken(gap(unit, foe)),
    }),
  };
}

export function heading(told: Told, desk: Desk): string {
  const { campaign, scenario, round, rounds } = viewOf(told);
  const { speaker } = desk;
  const parts = [speaker.noun('scenario', scenario)];
  if (campaign)
    parts.unshift(
      speaker.say('skirmish-web-campaign-battle', {
        number: campaign.battle,
        count: campaign.series.length,
      }),
    );
  if (round) parts.push(speaker.say('skirmish-web-round', { round, rounds }));
  return parts.join(' · ');
}

/** Whom one waits for, and with which unit. */
export function waiting(desk: Desk, told: Told): string | null {
  const { question } = viewOf(told);
  const seat = desk.waiting[0];
  if (!question || seat === undefined || question.unit === null) return null;
  const unit = viewOf(told).units[question.unit];
  if (!unit || seatOf(viewOf(told), unit.side) !== seat) return null;
  return desk.speaker.say('skirmish-web-waiting', {
    name: desk.speaker.name(seat),
    unit: desk.speaker.unit(question.unit),
  });
}
