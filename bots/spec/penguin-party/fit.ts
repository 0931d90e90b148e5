import { writeFileSync } from 'node:fs';
import { quickRng, seededStreams, type Rng } from '@rookery/rules/kernel/rng';
import { entryOf } from '@rookery/rules/kernel/entry';
import { sizeOf } from '../../penguin-party/hand.ts';
import { wordAt } from '../../typed-arrays.ts';
import { logitOf, phaseAt, phaseLength, phases } from '../../penguin-party/policy.ts';
import { deckOf, subtract } from '@rookery/rules/penguin-party/cards';
import { cardsIn } from '@rookery/rules/penguin-party/pyramid';
import { boardMoveOf, boardOf, handOf } from '../../penguin-party/translation.ts';
import { playedTurns, type PlayedTurn } from './played.ts';

// Finds the weights of the policy from matches the bots play among themselves:
// node fit SEATS MATCHES BUDGET FILE. The weights are those under which the moves that were
// made are likeliest (softmax regression by stochastic gradient ascent with Adam's step sizes).

const epochs = 10;
const batchSize = 64;
const stepSize = 0.03;
const shrinkage = 0.002;
/** This share of the decisions is kept apart, to see how well the weights do on others. */
const keptApart = 0.1;

/** A decision as the fit sees it: by move, what each weight of its phase is multiplied with. */
interface Sample {
  readonly phase: number;
  readonly chosen: number;
  readonly features: readonly Float32Array[];
}

/** The logit is linear in the weights: asked with one weight of 1 at a time, it tells the factors. */
function sampleOf({ state, legal, move: made }: PlayedTurn): Sample {
  if (state.stage.phase !== 'turn') throw new Error(state.stage.phase);
  const board = boardOf(state);
  const rest = handOf(subtract(deckOf(state.edition), cardsIn(state.stage.round.pyramid)));
  const moves = legal.map(boardMoveOf);
  const hand = wordAt(board.hands, board.turn);
  const phase = phaseAt(board.seats, sizeOf(hand));
  const unit = new Float64Array(phases * phaseLength);
  const features = moves.map((move) =>
    Float32Array.from({ length: phaseLength }, (_, at) => {
      unit[phase + at] = 1;
      const factor = logitOf(board, move, hand, rest, unit, phase);
      unit[phase + at] = 0;
      return factor;
    }),
  );
  return { phase, chosen: moves.indexOf(boardMoveOf(made)), features };
}

/** The chances the weights give to the moves of a decision. */
function chancesOf({ phase, features }: Sample, weights: Float64Array): readonly number[] {
  const logits = features.map((factors) =>
    factors.reduce((sum, factor, at) => sum + factor * (weights[phase + at] ?? 0), 0),
  );
  const most = Math.max(...logits);
  const raised = logits.map((logit) => Math.exp(logit - most));
  const sum = raised.reduce((total, each) => total + each, 0);
  return raised.map((each) => each / sum);
}

/** Adds what would make the move that was made likelier. */
function addGradient(sample: Sample, weights: Float64Array, gradient: Float64Array): void {
  chancesOf(sample, weights).forEach((chance, index) => {
    const pull = (index === sample.chosen ? 1 : 0) - chance;
    entryOf(sample.features, index).forEach((factor, at) => {
      gradient[sample.phase + at] = (gradient[sample.phase + at] ?? 0) + pull * factor;
    });
  });
}

/** Adam (Kingma and Ba): steps scaled by how steady each part of the gradient is. */
class Climber {
  readonly weights = new Float64Array(phases * phaseLength);
  readonly #mean = new Float64Array(phases * phaseLength);
  readonly #square = new Float64Array(phases * phaseLength);
  #steps = 0;

  step(gradient: Float64Array, size: number): void {
    this.#steps += 1;
    gradient.forEach((sum, at) => {
      const pull = sum / batchSize - shrinkage * (this.weights[at] ?? 0);
      const mean = 0.9 * (this.#mean[at] ?? 0) + 0.1 * pull;
      const square = 0.999 * (this.#square[at] ?? 0) + 0.001 * pull * pull;
      this.#mean[at] = mean;
      this.#square[at] = square;
      const steady = mean / (1 - 0.9 ** this.#steps);
      const scale = Math.sqrt(square / (1 - 0.999 ** this.#steps)) + 1e-8;
      this.weights[at] = (this.weights[at] ?? 0) + (size * steady) / scale;
    });
  }
}

function climb(samples: readonly Sample[], rng: Rng): Float64Array {
  const climber = new Climber();
  const gradient = new Float64Array(climber.weights.length);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const size = epoch < epochs / 2 ? stepSize : stepSize / 4;
    for (let batch = 0; batch < samples.length / batchSize; batch += 1) {
      gradient.fill(0);
      for (let each = 0; each < batchSize; each += 1) {
        addGradient(entryOf(samples, rng.below(samples.length)), climber.weights, gradient);
      }
      climber.step(gradient, size);
    }
  }
  return climber.weights;
}

/** How likely the moves that were made are, as the mean logarithm; and of moves made blindly. */
function report(samples: readonly Sample[], weights: Float64Array): string {
  const mean = (of: (sample: Sample) => number): string =>
    (samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length).toFixed(3);
  const fitted = mean((sample) => Math.log(entryOf(chancesOf(sample, weights), sample.chosen)));
  return `${fitted} (blindly ${mean(({ features }) => -Math.log(features.length))})`;
}

const [seats = '2', matches = '10', budget = '200', file = 'weights.json'] = process.argv.slice(2);
const streams = seededStreams(`fit ${seats}`);
const samples = [...playedTurns(Number(seats), Number(matches), Number(budget), streams)]
  .filter(({ legal }) => legal.length > 1)
  .map(sampleOf);
const border = Math.floor(samples.length * (1 - keptApart));
const weights = climb(samples.slice(0, border), quickRng(streams('fit')));
writeFileSync(file, JSON.stringify([...weights].map((weight) => Number(weight.toFixed(3)))));
console.log(
  `${seats} seats, ${String(samples.length)} decisions: ${report(samples.slice(0, border), weights)}, ` +
    `kept apart ${report(samples.slice(border), weights)}`,
);
