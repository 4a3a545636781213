// Battles and assassins are played before your eyes: the events of a fight become a scene with dice.
import type { Told } from '../../words/speaker';

export type Throw = {
  attack: number[];
  defense: number[];
  attackTotal: number;
  defenseTotal: number;
};
export type Scene =
  | {
      kind: 'battle';
      seat: number;
      other: number;
      dice: [number, number];
      throws: Throw[];
      winner: number | null;
      tells: Told[];
    }
  | {
      kind: 'assassin';
      seat: number;
      house: string;
      needs: number;
      die: number;
      hit: boolean;
      tells: Told[];
    };

/** What a scene also tells, below its dice. */
const AFTERMATH = new Set([
  'GuardFell',
  'DaimyoDied',
  'SamuraiDied',
  'HouseTakenOver',
  'TitleWon',
  'TitleReturned',
  'CastleTaken',
  'CastleBurned',
  'CastleReplaced',
  'Detached',
  'FaceSaved',
  'FaceNotSaved',
]);

/** Whoever comes back late sees the last few. */
const MOST = 3;

class Theater {
  scenes = $state.raw<Scene[]>([]);

  /** Hears every event in order; keeps those of a fight. */
  hear(event: Told): void {
    const last = this.scenes.at(-1);
    if (event.event === 'BattleBegan') this.#add(battle(event));
    else if (event.event === 'AssassinSent') this.#add(assassin(event));
    else if (!last) return;
    else if (event.event === 'DiceRolled' && last.kind === 'battle') {
      this.#change({ ...last, throws: [...last.throws, thrown(event)] });
    } else if (event.event === 'BattleWon' && last.kind === 'battle') {
      this.#change({ ...last, winner: event.seat as number });
    } else if (AFTERMATH.has(String(event.event)))
      this.#change({ ...last, tells: [...last.tells, event] });
  }

  /** The scene that is on has been seen. */
  next(): void {
    this.scenes = this.scenes.slice(1);
  }

  close(): void {
    this.scenes = [];
  }

  #add(scene: Scene): void {
    this.scenes = [...this.scenes, scene].slice(-MOST);
  }
  #change(scene: Scene): void {
    this.scenes = [...this.scenes.slice(0, -1), scene];
  }
}

const battle = (told: Told): Scene => ({
  kind: 'battle',
  seat: told.seat as number,
  other: told.other as number,
  dice: [told.attack_dice as number, told.defense_dice as number],
  throws: [],
  winner: null,
  tells: [],
});
const assassin = (told: Told): Scene => ({
  kind: 'assassin',
  seat: told.seat as number,
  house: told.house as string,
  needs: told.needs as number,
  die: told.die as number,
  hit: told.hit === 1,
  tells: [],
});
const thrown = (told: Told): Throw => ({
  attack: told.attack as number[],
  defense: told.defense as number[],
  attackTotal: told.attack_total as number,
  defenseTotal: told.defense_total as number,
});

export const theater = new Theater();
